import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { type Concern, concerns, type Level, levels } from '../../src/safety/contract.ts'

/** A text that somebody read and judged; a text without a concern teaches only whether it needs a card. */
export type Example = {
  text: string
  level: Level
  concern: Concern | null
  /** Whose text it is: 'own', 'cards' or a licence. */
  source: string
  id: string
}

const rowSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  text: z.string().min(1),
  level: z.enum(['none', ...levels]).optional(),
  must_show_card: z.enum(['yes', 'no', 'either']).optional(),
  concern: z.enum(concerns).optional(),
  licence: z.string().optional(),
})
export type Row = z.infer<typeof rowSchema>

/** A file of one JSON object a line; 'either' neither teaches nor counts. Rows without a level are ordinary; throws with file and line where one cannot be read. */
export const readExamples = (file: string): Example[] =>
  readRows(file).flatMap(({ text, level = 'none', must_show_card, concern = null, licence, id }, at) =>
    must_show_card === 'either'
      ? []
      : [
          {
            text,
            level: must_show_card === 'no' ? 'none' : level,
            concern,
            source: licence ?? 'own',
            id: id ?? `${file}:${at}`,
          },
        ],
  )

export const readRows = (file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .flatMap((line, at) => (line.trim() === '' ? [] : [readRow(line, `${file}:${at + 1}`)]))

const readRow = (line: string, place: string): Row => {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    throw new Error(`${place}: is not a JSON object`)
  }
  const row = rowSchema.safeParse(json)
  if (row.success) return row.data
  const first = row.error.issues[0]
  throw new Error(`${place}: ${first?.path.join('.') || 'line'}: ${first?.message}`)
}
