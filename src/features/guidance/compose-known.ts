import { onward } from './compose-follow-up.ts'
import { SURE_FOLLOW_UP } from './follow-ups.ts'
import type { PlanOf } from './plan.ts'
import { yesNoOf } from './rules/yes-no.ts'
import { chooseSuggestions, touchesOf } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { verdictOf } from './verdict.ts'
import { type Desk, isUnsaid, noteOf, pick, write } from './voice.ts'

/** A card holds an answer to this very question: that, and a step only where it speaks to the message too. */
export const knownTo = (desk: Desk, { card, from, followUp, likeness }: PlanOf<'known'>): GuideAnswer => {
  const asked = yesNoOf(desk.plain, desk.thread.heard.at(-1))
  // A step that begins with the very deed says more than a follow-up that is only near.
  if (likeness < SURER && asked?.kind === 'deed' && verdictOf(desk, card)?.isSure)
    return onward(desk, card, 'other')
  const [index] = from === card ? chooseSuggestions(desk, card, 1) : []
  const fits = index !== undefined && touchesOf(desk, card, index) >= TOUCHES
  const step = fits ? card.suggestions[index] : undefined
  const help = desk.isSinking && 'help' in from && isUnsaid(desk, from.help) ? from.help : null
  return {
    text: write(desk, [
      [likeness < SURE_FOLLOW_UP ? pick(desk, desk.phrases.near_answer) : null, followUp.answer],
      [step?.do ?? null],
      [help],
    ]),
    sources: from.sources,
    note: noteOf(step ? 'advise' : 'more', card, step && index !== undefined ? [index] : []),
  }
}

const SURER = 0.85

/** A step shares so many words with the message that it belongs to the answer. */
const TOUCHES = 3
