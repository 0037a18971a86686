import type { Card } from './card.ts'
import type { Asked } from './rules/asked.ts'
import { yesNoOf } from './rules/yes-no.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isUnsaid, noteOf, write } from './voice.ts'

/** No card answers the question: the plain word for it, with what holds for all questions of its kind; null where that was said before. */
export const unanswered = (desk: Desk, card: Card, asked: Asked): GuideAnswer | null => {
  const { phrases, plain } = desk
  if (/\b(?:first|start|begin|most important)\b/.test(plain)) return null
  const isDeed = asked === 'other' && yesNoOf(plain)?.kind === 'deed'
  const forms: Partial<Record<Asked | 'deed', string[]>> = phrases.unanswered
  const form = forms[isDeed ? 'deed' : asked]?.find((line) => isUnsaid(desk, line))
  return form ? { text: write(desk, [[form]]), sources: [], note: noteOf('more', card) } : null
}
