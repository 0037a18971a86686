import type { Concern, Level } from './contract.ts'
import { abuse } from './rules/abuse.ts'
import { type Facts, readFacts } from './rules/facts.ts'
import { findCandidates } from './rules/find-candidates.ts'
import { harmingChild } from './rules/harming-child.ts'
import { hints } from './rules/hints.ts'
import { medicalEmergency } from './rules/medical-emergency.ts'
import { medicalUrgent } from './rules/medical-urgent.ts'
import { normalise } from './rules/normalise.ts'
import { otherLanguages } from './rules/other-languages.ts'
import { poisoning } from './rules/poisoning.ts'
import { apply, compile, type Rule } from './rules/rule.ts'
import { selfHarm } from './rules/self-harm.ts'
import { sentences } from './rules/sentences.ts'
import { readStories } from './rules/stories.ts'
import { suicide } from './rules/suicide.ts'
import { support } from './rules/support.ts'
import { COUNTRY_OF_TIME_ZONE } from './time-zones.ts'
import { violence } from './rules/violence.ts'

export type Assessment = { level: Level; concern: Concern | null; isWrittenByChild?: boolean }

export type AssessContext = {
  /** Years; 0.5 is six months. */
  childAge?: number
  /** The parent's earlier messages, newest last. */
  earlier?: string[]
}

// At equal level the earlier one names the concern.
const ALL_RULES = compile([
  ...poisoning,
  ...suicide,
  ...selfHarm,
  // Whoever is hit and fears for the children needs the card with the quick way out.
  ...violence,
  ...harmingChild,
  ...abuse,
  ...medicalEmergency,
  ...medicalUrgent,
  ...support,
  ...otherLanguages,
])
const RANK: Record<Level, number> = { none: 0, support: 1, urgent_medical: 2, crisis: 3, emergency: 4 }
const rulesFor = findCandidates(ALL_RULES, ({ pattern }) => pattern)
const hintsFor = findCandidates(compile(hints), ({ pattern }) => pattern)

type Finding = { level: Level; concern: Concern | null }
const NOTHING: Finding = { level: 'none', concern: null }

// A message may be pasted; what matters stands at its start or its end.
const READ_MAX_CHARS = 12_000
const NEARBY_AFTER = 3
const SHORT_MESSAGE_WORDS = 25
const EARLIER_READ = 2

/** How grave a message is and what about: local, deterministic, a few milliseconds. No model, no network. */
export const assess = (text: string, context: AssessContext = {}): Assessment => {
  const alone = assessText(text, context.childAge)
  const earlier = (context.earlier ?? []).slice(-EARLIER_READ)
  if (earlier.length === 0 || text.split(/\s+/).length > SHORT_MESSAGE_WORDS) return alone
  // A short message leans on what was said before it: 'now it is 38.4' after 'she is five weeks old'.
  const together = assessText([...earlier, text].join('\n'), context.childAge)
  if (RANK[together.level] <= RANK[alone.level]) return alone
  const before = assessText(earlier.join('\n'), context.childAge)
  return RANK[together.level] > RANK[before.level] ? together : alone
}

const assessText = (text: string, childAge: number | undefined): Assessment => {
  const all = sentences(clipped(normalise(clipped(text))))
  const facts = readFacts(all, childAge)
  return { ...findings(all, facts), isWrittenByChild: facts.isWrittenByChild }
}

/** What the rules find in plain words; where that is nothing, what weak signs come to together. */
const findings = (all: string[][], facts: Facts): Finding => {
  const nearby = all.map((_, at) => all.slice(Math.max(0, at - 1), at + NEARBY_AFTER + 1).flat())
  let plain = NOTHING
  all.forEach((sentence, at) => {
    for (const rule of rulesFor(sentence)) plain = worse(plain, rule, sentence, nearby[at] ?? [], facts)
  })
  if (plain.level !== 'none') return plain
  const hinted = all.flatMap((sentence, at) =>
    hintsFor(sentence).filter((rule) => apply(rule, sentence, nearby[at] ?? [], facts) !== null),
  )
  const hint = strongestHint(hinted, all.flat().length)
  const told = [...(hint === null ? [] : [hint]), ...readStories(all, facts)]
  return told.reduce<Finding>(graver, NOTHING)
}

const hintsNeeded = (words: number): number => (words <= 20 ? 1 : words <= 120 ? 2 : 3)

const strongestHint = (hinted: Rule[], words: number): Rule | null => {
  const enough = hinted.filter(
    (rule) => new Set(hinted.filter((other) => other.concern === rule.concern)).size >= hintsNeeded(words),
  )
  return enough.reduce<Rule | null>(
    (best, rule) => (best === null || RANK[rule.level] > RANK[best.level] ? rule : best),
    null,
  )
}

const clipped = (text: string): string =>
  text.length <= READ_MAX_CHARS
    ? text
    : `${text.slice(0, READ_MAX_CHARS / 2)}\n${text.slice(-READ_MAX_CHARS / 2)}`

const graver = (one: Finding, other: Finding): Finding =>
  RANK[other.level] > RANK[one.level] ? { level: other.level, concern: other.concern } : one

const worse = (worst: Finding, rule: Rule, sentence: string[], nearby: string[], facts: Facts): Finding => {
  // A child that is hit at home is first of all a child abused.
  const lower = facts.isWrittenByChild && rule.concern === 'abuse' && worst.concern === 'violence' ? 1 : 0
  const floor = RANK[worst.level] - lower
  if (RANK[rule.level] <= floor) return worst
  const level = apply(rule, sentence, nearby, facts)
  return level === null || RANK[level] <= floor ? worst : { level, concern: rule.concern }
}

/** ISO 3166 alpha-2 from the browser's language and time zone, or null. A guess: label it as one. */
export const guessCountry = (acceptLanguage: string | undefined, timeZone?: string): string | null => {
  const region = acceptLanguage?.match(/\b[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/)?.[1]
  const zoned = timeZone === undefined ? undefined : COUNTRY_OF_TIME_ZONE.get(timeZone)
  // A language says where a browser was set up, a time zone where its clock is.
  return zoned ?? region?.toUpperCase() ?? null
}
