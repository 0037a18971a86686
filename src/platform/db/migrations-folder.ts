import { join } from 'node:path'
import { ROOT } from '../root.ts'

export const MIGRATIONS_FOLDER = join(ROOT, 'src/platform/db/migrations')
