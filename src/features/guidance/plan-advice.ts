import type { Card } from './card.ts'
import { fitsAge, isChildCard } from './find-cards.ts'
import type { Plan } from './plan.ts'
import { askedOf } from './rules/asked.ts'
import { isMedical } from './rules/medical.ts'
import { STOP_WORDS } from './rules/stop-words.ts'
import type { Subject } from './rules/subject.ts'
import type { Thread } from './thread.ts'
import { ENOUGH, OLDEST, type Worry } from './worries.ts'

/** Advice where a card fits; else the question or the plain word that is right instead. */
export const planFor = (
  { main, others, state, elsewhere }: Worry,
  plain: string,
  thread: Thread,
  subject: Subject,
): Plan => {
  const { months } = subject
  const advice = {
    kind: 'advise',
    lead: thread.current ? 'new' : 'first',
    second: others[0] ?? null,
    state,
    isStretch: false,
  } as const
  if (months !== null && months > OLDEST && !(main && !isChildCard(main.card)))
    return { kind: 'none', reason: 'grown' }
  if (main) {
    const needsAge = months === null && isChildCard(main.card)
    return needsAge ? { kind: 'ask', about: 'age' } : { ...advice, card: main.card }
  }
  if (elsewhere && months !== null) {
    if (isNear(elsewhere.card, months)) return { ...advice, card: elsewhere.card, isStretch: true }
    if (elsewhere.strong >= ENOUGH) return { kind: 'none', reason: 'age' }
  }
  if (isForeign(plain)) return { kind: 'none', reason: 'language' }
  if (isMedical(plain)) return { kind: 'none', reason: 'medical' }
  const isShort = plain.split(' ').length <= 10 && thread.blanks < 3 && askedOf(plain) === null
  if (isShort || (state && thread.blanks < 1)) return { kind: 'ask', about: 'vague' }
  return { kind: 'none', reason: 'parenting' }
}

/** A card for a neighbouring age may be carried over, with a word about it. */
export const isNear = (card: Card, months: number): boolean => {
  const gap = fitsAge(card, months) ? 0 : Math.max(card.ages.from - months, months - card.ages.to)
  return gap <= Math.max(2, months * 0.2)
}

/** Three words and more with hardly one of the small words that every English sentence has. */
const isForeign = (plain: string): boolean => {
  const words = plain.match(/[\p{L}']+/gu) ?? []
  return words.length >= 3 && words.filter((word) => STOP_WORDS.has(word)).length / words.length < 0.26
}
