import { parseArgs } from 'node:util'
import type { Config } from '../../src/platform/config.ts'
import type { Db } from '../../src/platform/db/db.ts'
import type { Log } from '../../src/platform/log.ts'
import type { Payments } from '../../src/platform/payments/payments.ts'

/** What an operator can do by command. It returns what is printed: rows, one thing, or a sentence. */
export type Command = {
  usage: string
  run: (parts: CommandParts, args: string[]) => Promise<Answer>
}
export type CommandParts = {
  db: Db
  /** Null where no card is charged. */
  payments: Payments | null
  now: Date
  config: Config
  /** One line for each change: ids only. */
  audit: (what: string, ids: Parameters<Log['info']>[0]) => void
}
export type Answer = string | Record<string, unknown> | Record<string, unknown>[]

/** Said to the operator as it stands; the command ends with 1. */
export class Refusal extends Error {}

/** Reads exactly these words and options, each at most once; anything else is refused with the usage. */
export const readArgs = <Option extends string>(
  usage: string,
  args: string[],
  words: number,
  options: readonly Option[] = [],
): { words: string[]; options: Partial<Record<Option, string>> } => {
  const config = Object.fromEntries(options.map((name) => [name, { type: 'string' as const }]))
  try {
    const { values, positionals } = parseArgs({ args, options: config, allowPositionals: true })
    if (positionals.length === words && positionals.every((word) => word !== '')) {
      return { words: positionals, options: values as Partial<Record<Option, string>> }
    }
  } catch {}
  throw new Refusal(`Usage: npm run admin -- ${usage}`)
}

/** A whole number from a word, or a sentence about it. */
export const wholeNumber = (name: string, word: string, least: number, most: number): number => {
  const number = /^-?\d{1,9}$/.test(word) ? Number(word) : Number.NaN
  if (number >= least && number <= most) return number
  throw new Refusal(`${name} must be a whole number from ${least} to ${most}.`)
}
