import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { makeFolder } from '../make-folder.ts'
import type { Erased } from './erasures.ts'
import { ERASABLE } from './tables.ts'

const lineSchema = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  what: z.enum(ERASABLE),
  goneAt: z.coerce.date().nullable(),
  at: z.coerce.date(),
})

/** A file of erasures has a line that is none. To skip it could bring back what it names. */
export class UnreadableErasures extends Error {}

/** Stands beside the data, so that it outlives the database. */
export const erasureFile = (dataDir: string): string => join(dataDir, 'erasures.jsonl')

/** A file that isn't there holds nothing. Throws UnreadableErasures. */
export const readErasureFile = (file: string): Erased[] => {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  try {
    return lines.filter((line) => line !== '').map((line) => lineSchema.parse(JSON.parse(line)))
  } catch {
    throw new UnreadableErasures(`${file} has a line that isn't an erasure. Mend it, or take the file away.`)
  }
}

/** Whole or not at all, and only where something changed. */
export const writeErasureFile = (file: string, erased: Erased[]): void => {
  const text = erased.map((one) => `${JSON.stringify(one)}\n`).join('')
  if (text === (existsSync(file) ? readFileSync(file, 'utf8') : '')) return
  makeFolder(dirname(file))
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
