import { join } from 'node:path'
import * as z from 'zod'
import { readYaml } from '../../platform/content/read-yaml.ts'
import { CONTENT } from '../../platform/root.ts'

const replacements = z
  .array(z.tuple([z.string(), z.string()]))
  .transform((pairs) => pairs.map(([from, to]): [RegExp, string] => [new RegExp(from, 'g'), to]))
const words = z.array(z.string().transform((line) => line.split(' ')))

/** How parents write, as content/guidance/words.yaml lists it. */
export const {
  slang: SLANG,
  sayings: SAYINGS,
  synonyms: SYNONYMS,
} = readYaml(
  join(CONTENT, 'guidance/words.yaml'),
  z.strictObject({ slang: replacements, sayings: replacements, synonyms: words }),
)
