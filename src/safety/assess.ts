import { normalise } from '../language/normalise.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { ReadSentences } from '../platform/sentence-vectors.ts'
import type { Concern, Level } from './contract.ts'
import { babyFever } from './triage/baby-fever.ts'
import { readTriage } from './triage/read-triage.ts'
import { type Scored, scoreByMeaning, scoreByWords } from './triage/score.ts'
import { plainStatements } from './triage/statements.ts'
import { isYoungWriter, type Who, whoOf } from './triage/who-writes.ts'

export type Assessment = {
  level: Level
  concern: Concern | null
  /** Null at level 'none'. */
  who: Who | null
  /** What spoke for it: a statement's meaning, or 'score'. Never words of the message. */
  because: string[]
  /** Shown above the answer; otherwise one line under it opens the card. */
  loud: boolean
  /** What it is about should a model hear danger where nothing else does. */
  likely: Concern
}

export type AssessContext = {
  /** Years; 0.5 is six months. */
  childAge?: number | undefined
  /** The parent's earlier messages, newest last. */
  earlier?: string[] | undefined
}

export const RANK: Record<Level, number> = { none: 0, support: 1, urgent_medical: 2, crisis: 3, emergency: 4 }

// A message may be pasted; what matters stands at its start or its end.
const READ_MAX_CHARS = 12_000
const SHORT_MESSAGE_WORDS = 25
const EARLIER_READ = 2
const NOBODY: Concern = 'low_mood'

/** How grave a message is and what about, by plain statements and a learned score over words: local and deterministic. */
export const assess = (text: string, context: AssessContext = {}): Assessment => {
  const read = clipped(text)
  return combine(read, scoreByWords(read, readTriage().weights), context)
}

/** The same with a score that reads meanings too, where an encoder does. */
export const assessByMeaning = async (
  text: string,
  context: AssessContext,
  reader: ReadSentences | null,
): Promise<Assessment> => {
  if (reader === null) return assess(text, context)
  const read = clipped(text)
  return combine(read, await scoreByMeaning(read, readTriage().weights, reader), context)
}

const combine = (text: string, scored: Scored | null, context: AssessContext): Assessment => {
  const isYoung = isYoungWriter(text)
  const plain = plainlyWithEarlier(text, context)
  const learned = scored && byScore(scored)
  const likely = plain?.concern ?? scored?.concern ?? NOBODY
  if (
    plain !== null &&
    (learned === null || RANK[plain.level] >= RANK[learned.level] || plain.level !== 'support')
  )
    return {
      level: plain.level,
      concern: plain.concern,
      who: whoOf(plain.concern, plain.sentence, isYoung),
      because: learned === null ? plain.because : [...plain.because, 'score'],
      loud: plain.level !== 'support',
      likely,
    }
  if (learned === null || scored === null)
    return { level: 'none', concern: null, who: null, because: [], loud: false, likely }
  return {
    ...learned,
    who: whoOf(learned.concern, scored.window, isYoung),
    because: [...(plain?.because ?? []), 'score'],
    likely,
  }
}

type Plain = { level: Exclude<Level, 'none'>; concern: Concern; because: string[]; sentence: string }

const plainlyWithEarlier = (text: string, { childAge, earlier = [] }: AssessContext): Plain | null => {
  const alone = plainly(text, childAge)
  const before = earlier.slice(-EARLIER_READ).map(clipped)
  if (before.length === 0 || text.split(/\s+/).length > SHORT_MESSAGE_WORDS) return alone
  // A short message leans on what was said before it: 'now it is 38.4' after 'she is five weeks old'.
  const together = plainly([...before, text].join('\n'), childAge)
  const known = plainly(before.join('\n'), childAge)
  const rank = (one: Plain | null) => (one === null ? 0 : RANK[one.level])
  return rank(together) > rank(alone) && rank(together) > rank(known) ? together : alone
}

const plainly = (text: string, childAge: number | undefined): Plain | null => {
  const told = plainStatements(sentencesOf(text), readTriage().statements)
  const fever = babyFever(normalise(text), childAge)
  const found: Plain[] = told.map(({ statement: { level, concern, meaning }, sentence }) => ({
    level,
    concern,
    because: [meaning],
    sentence,
  }))
  if (fever !== null)
    found.push({ level: fever, concern: 'medical', because: ['fever of a young baby'], sentence: 'baby' })
  const [worst] = found.toSorted((one, other) => RANK[other.level] - RANK[one.level])
  return worst === undefined ? null : { ...worst, because: found.flatMap(({ because }) => because) }
}

const byScore = ({ card, grave, concern, variant, isShort }: Scored) => {
  const { quiet, quietIfShort, loud } = readTriage().weights[variant].thresholds
  if (card < (isShort ? quietIfShort : quiet)) return null
  const level = levelOf(concern, grave > 0)
  return { level, concern, loud: card >= loud && level !== 'support' }
}

/** The score hears only that something is grave; how grave that is lies in what it is about. */
const levelOf = (concern: Concern, isGrave: boolean): Exclude<Level, 'none'> => {
  if (concern === 'medical' || concern === 'poisoning') return isGrave ? 'emergency' : 'urgent_medical'
  if (concern === 'low_mood' || concern === 'eating' || concern === 'substance') return 'support'
  return isGrave ? 'crisis' : 'support'
}

const clipped = (text: string): string =>
  text.length <= READ_MAX_CHARS
    ? text
    : `${text.slice(0, READ_MAX_CHARS / 2)}\n${text.slice(-READ_MAX_CHARS / 2)}`
