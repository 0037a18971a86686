import type { Card } from './card.ts'
import { isHealth } from './card-family.ts'
import { inShort } from './look-back.ts'
import { inCardWords, withWarning } from './rules/deeds.ts'
import { WIDE } from './rules/evidence.ts'
import { capital, countWords } from './rules/fill.ts'
import { termOf, terms, termsOfPlain } from './rules/terms.ts'
import { type YesNo, yesNoOf } from './rules/yes-no.ts'
import { type Desk, isUnsaid, pick } from './voice.ts'

/** A yes, a no, or the plain word that there is neither, with the line of the card that says it. */
export type Verdict = {
  lead: string
  /** The card's own sentence behind it, when it is none of the suggestions and was not said before. */
  line: string | null
  /** The suggestion that answers it. */
  index: number | null
  /** Something of the card speaks to it. */
  isSure: boolean
}

/** What a card says to the parent's yes-or-no question; null where they asked none. */
export const verdictOf = (desk: Desk, card: Card): Verdict | null => {
  const asked = yesNoOf(desk.plain, desk.thread.heard.at(-1))
  if (asked === null) return null
  const { phrases, thread } = desk
  if (asked.kind === 'deed') return onDeed(desk, card, asked)
  // A light neighbour does not make the matter of this talk lighter.
  const isHard = [card, ...thread.cards].some((one) => one.grave || isHealth(one))
  const forms = isHard ? phrases.verdict_hard : phrases.verdict
  return { lead: pick(desk, forms[asked.kind]), line: null, index: null, isSure: true }
}

const onDeed = (desk: Desk, card: Card, { halves, isBad }: YesNo & { kind: 'deed' }): Verdict => {
  const { verdict } = desk.phrases
  const found = halves.map((half) => bestOf(card, half))
  const best = found.find((one) => one?.isFor) ?? found.find((one) => one !== null) ?? null
  if (best === null) return { lead: pick(desk, verdict.open), line: null, index: null, isSure: false }
  const isNew = isUnsaid(desk, best.line)
  if (!isNew && !best.isFor && !isBad)
    return { lead: `${pick(desk, verdict.no_said)} ${best.line}`, line: null, index: null, isSure: true }
  if (!isNew && best.isFor && halves.length === 1)
    return {
      lead: `${pick(desk, isBad ? verdict.not_bad : verdict.yes_said)} ${clauseOf(best)}`,
      line: null,
      index: null,
      isSure: true,
    }
  const isChoice = halves.length > 1
  const forms = best.isFor
    ? isChoice
      ? verdict.rather
      : isBad
        ? verdict.not_bad
        : verdict.yes
    : isChoice
      ? verdict.rather_not
      : isBad
        ? verdict.is_bad
        : verdict.no
  const index = isNew ? best.index : null
  const line = index === null && (isNew || isChoice) ? best.line : null
  return { lead: pick(desk, forms), line, index, isSure: true }
}

/** Whether a card is for or against any of these deeds. */
export const speaksTo = (card: Card, halves: string[]): boolean =>
  halves.some((half) => bestOf(card, half) !== null)

/** The part of a step that answers, as a sentence of its own; the step's first sentence where the part alone is none. */
const clauseOf = ({ about, line }: Line): string =>
  /['"]/.test(about) || countWords(about) < FEW_WORDS
    ? (inShort(line) ?? line)
    : capital(about.replace(/[;:,]$/, '.'))
const FEW_WORDS = 5

type Line = { line: string; about: string; index: number | null; isFor: boolean }

/**
 * The line of the card that speaks to the deed. What a card is for must hold all of the deed or most of it; what it is against
 * must begin with it ('Do not bite back'), or hold two of its words.
 */
const bestOf = (card: Card, half: string): Line | null => {
  const meant = withWarning(inCardWords(half))
  const deed = new Set(termsOfPlain(meant))
  const telling = [...deed].filter((term) => !WIDE.has(term) && !SAYS_LITTLE.has(term))
  if (telling.length === 0) return null
  const fits = linesOf(card).flatMap((line) => {
    const own = terms(inCardWords(line.about))
    const shared = telling.filter((term) => own.includes(term)).length
    const begins = headsOf(line.about).some((term) => telling.includes(term))
    const isFit = line.isFor
      ? shared === telling.length || (shared >= 2 && shared >= telling.length * 0.6)
      : (begins && shared >= telling.length / 3) || shared >= 2
    return isFit ? [{ line, shared }] : []
  })
  const [first] = fits
  // Of lines that hold as much, the one in the parent's very words: 'funeral' and 'died' are one term.
  const plainWords = half.match(/\p{L}{5,}/gu) ?? []
  const rank = ({ line, shared }: (typeof fits)[number]) =>
    shared + plainWords.filter((word) => line.about.toLowerCase().includes(word)).length / 10
  return first ? fits.reduce((a, b) => (rank(b) > rank(a) ? b : a), first).line : null
}

/** Alone they could be meant of anything. */
const SAYS_LITTLE = new Set(
  [
    'talk',
    'speech',
    'hold',
    'let',
    'leav',
    'ask',
    'call',
    'help',
    'work',
    'plai',
    'room',
    'see',
    'tell',
    'put',
    'give',
    'bring',
    'turn',
    'show',
  ].map(termOf),
)

/** What is warned of: 'beg, bribe, dare' of 'Do not beg, bribe or dare Mia to speak'. */
const headsOf = (about: string): string[] => {
  const [, chain = ''] = about.match(/^(?:Do not|Avoid) (\w+(?:, \w+)*(?: or \w+)?)/) ?? []
  const heads = terms(chain)
  return heads.length > 0 ? heads : terms(about).slice(0, 1)
}

/** What a card is for and against, clause by clause: 'without shouting' in a suggestion speaks against it. */
const linesOf = (card: Card): Line[] => [
  ...card.suggestions.flatMap(({ do: line }, index) =>
    line
      .split(/(?<=[.;:]) /)
      .filter((about) => !AGAINST.test(about.toLowerCase()))
      .map((about) => ({ line, about, index, isFor: true })),
  ),
  ...card.avoid.map((line) => ({
    line,
    about: line.split(/; |, (?=because|since)/)[0] ?? line,
    index: null,
    isFor: false,
  })),
]
const AGAINST = /\b(not|no|never|without|instead of|rather than|avoid|stop|nobody|less|leave out)\b/
