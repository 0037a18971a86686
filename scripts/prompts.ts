/** Writes docs/prompts.md anew: what a model is sent in eight situations, with the cards as they are. `npm run prompts` */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promptsPage } from './prompts/page.ts'

writeFileSync(join(import.meta.dirname, '../docs/prompts.md'), promptsPage())
