import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import * as z from 'zod'
import type { Example } from './examples.ts'

const cardSchema = z.object({
  grave: z.boolean().default(false),
  situations: z.array(z.string()),
  follow_ups: z.array(z.object({ said: z.array(z.string()) })).default([]),
})

/** What parents write of everyday worries, from the guidance cards that are not grave: ordinary lines in quantity. */
export const cardWordings = (folder: string): Example[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap((file) => wordingsOf(readFileSync(join(folder, file), 'utf8')))
    // One of three is enough, and sentence vectors take time.
    .filter((_, at) => at % 3 === 0)
    .map((text) => ({ id: text, text, level: 'none', concern: null, source: 'cards' }))

const wordingsOf = (file: string): string[] => {
  const { grave, situations, follow_ups } = cardSchema.parse(load(file.split(/^---$/m)[1] ?? ''))
  return grave ? [] : [...situations, ...follow_ups.map(({ said }) => said[1] ?? said[0] ?? '')]
}
