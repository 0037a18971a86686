import { join } from 'node:path'
import * as z from 'zod'
import { readYaml } from '../../platform/content/read-yaml.ts'
import { CONTENT } from '../../platform/root.ts'

export const problemKinds = [
  /** How somebody could be hurt or killed. */
  'method',
  /** An amount of a medicine. */
  'dose',
  /** That somebody has a condition. */
  'diagnosis',
  /** That a talk stays secret. */
  'secrecy',
  /** That the coach called, told or sent somebody. */
  'claimed_action',
  /** Hitting, shaming, locking in or holding back food. */
  'harsh_discipline',
  /** A baby on the tummy or side, with loose things, or beside an adult who drank. */
  'unsafe_sleep',
  /** Honey or water for a baby. */
  'unsafe_feeding',
  'shaking',
  /** A number to call, which may be wrong: the card has those of the parent's country. */
  'phone_number',
  /** That no doctor is needed, beside a sign that needs one. */
  'no_doctor',
] as const
export type ProblemKind = (typeof problemKinds)[number]

export type Facts = {
  /** Under one, by age or by the words of the answer. */
  isBaby: boolean
  /** Under six months, by age or by the words. */
  isSmallBaby: boolean
}

const ruleSchema = z.strictObject({
  kind: z.enum(problemKinds),
  for_baby: z.boolean().default(false),
  outside_quotes: z.boolean().default(false),
  is_final: z.boolean().default(false),
  has_gap: z.boolean().default(false),
  patterns: z.array(z.string()).min(1),
  only: z.string().optional(),
  unless: z.string().optional(),
})

const { words, rules } = readYaml(
  join(CONTENT, 'safety/answers.yaml'),
  z.strictObject({ words: z.record(z.string(), z.string()), rules: z.array(ruleSchema) }),
)

/** A pattern with the words of each {NAME} in it. Throws where nothing is called so. */
export const speltOut = (source: string): string =>
  source.replace(/\{([A-Z_]+)\}/g, (_, name: string) => {
    const meant = words[name]
    if (meant === undefined) throw new Error(`answers.yaml: no words {${name}}`)
    return speltOut(meant)
  })

export type AnswerRule = (typeof ANSWER_RULES)[number]

/** What an answer must not say, as content/safety/answers.yaml describes it. */
export const ANSWER_RULES = rules.map(({ patterns, only, unless, ...rule }) => ({
  kind: rule.kind,
  isForBaby: rule.for_baby,
  isOutsideQuotes: rule.outside_quotes,
  isFinal: rule.is_final,
  hasGap: rule.has_gap,
  pattern: new RegExp(`(?:${patterns.map(speltOut).join('|')})`, 'g'),
  only: only === undefined ? null : new RegExp(speltOut(only)),
  unless: unless === undefined ? null : new RegExp(speltOut(unless)),
}))
