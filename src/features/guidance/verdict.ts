import type { Card } from './card.ts'
import { isForParent, isHealth, situationOf } from './card-family.ts'
import { fitsAge } from './find-cards.ts'
import { inShort } from './look-back.ts'
import { deedIn } from './rules/deeds.ts'
import { capital, countWords } from './rules/fill.ts'
import { terms } from './rules/terms.ts'
import { type YesNo, yesNoOf } from './rules/yes-no.ts'
import { type Desk, isUnsaid, pick } from './voice.ts'
import { type Line, weighDeed } from './weigh-deed.ts'

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

const onDeed = (desk: Desk, card: Card, { halves, isBad, isChilds }: YesNo & { kind: 'deed' }): Verdict => {
  const { verdict } = desk.phrases
  const found = halves.map((half) => weighDeed(card, half, isChilds))
  const best =
    found.find((one) => one?.isFor) ?? found.find((one) => one !== null) ?? besideOf(desk, card, halves)
  if (best === null) return { lead: pick(desk, verdict.open), line: null, index: null, isSure: false }
  const isNew = isUnsaid(desk, best.line)
  if (best.isOpposite) {
    const lead = pick(desk, verdict.other_way)
    const index = isNew ? best.index : null
    return { lead: index === null ? `${lead} ${clauseOf(best)}` : lead, line: null, index, isSure: true }
  }
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

/** What the card that is called by the very thing says, where this one is silent: naps, when a talk about early waking comes to them. */
const besideOf = ({ finder, subject: { months } }: Desk, card: Card, halves: string[]): Line | null => {
  const [half = ''] = halves
  const named = deedIn(half)?.content ?? []
  const isCalled = (one: Card) =>
    one !== card &&
    !isForParent(one) &&
    months !== null &&
    fitsAge(one, months) &&
    terms(situationOf(one)).some((term) => named.includes(term))
  const called = finder.cards.filter(isCalled)
  const line = halves.length === 1 && called.length === 1 && called[0] ? weighDeed(called[0], half) : null
  return line && { ...line, index: null }
}

/** The part of a step that answers, as a sentence of its own; the step's first sentence where the part alone is none. */
const clauseOf = ({ about, line }: Line): string =>
  /['"]/.test(about) || countWords(about) < FEW_WORDS
    ? (inShort(line) ?? line)
    : capital(about.replace(/[;:,]$/, '.'))
const FEW_WORDS = 5
