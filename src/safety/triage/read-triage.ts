import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT } from '../../platform/root.ts'
import { readStatements, type Statement } from './statements.ts'
import { decodeWeights, type Weights } from './weights.ts'

export const SAFETY_FOLDER = join(CONTENT, 'safety')
export const STATEMENTS_FILE = join(SAFETY_FOLDER, 'statements.yaml')
export const WEIGHTS_FILE = join(SAFETY_FOLDER, 'weights.bin')

export type Triage = { statements: Statement[]; weights: Weights }

let triage: Triage | null = null

/** What the triage knows, read once: when the server starts, so that what is broken is told then. */
export const readTriage = (): Triage => {
  triage ??= {
    statements: readStatements(STATEMENTS_FILE),
    weights: decodeWeights(readFileSync(WEIGHTS_FILE)),
  }
  return triage
}
