import { onward } from './compose-follow-up.ts'
import { SURE_FOLLOW_UP } from './follow-ups.ts'
import type { PlanOf } from './plan.ts'
import { askedOf } from './rules/asked.ts'
import { yesNoOf } from './rules/yes-no.ts'
import { chooseSuggestions, touchesOf } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { verdictOf } from './verdict.ts'
import { type Desk, isUnsaid, noteOf, pick, write } from './voice.ts'

/** A card holds an answer to this very question: that, and a step only where it speaks to the message too. */
export const knownTo = (
  desk: Desk,
  { card, from, followUp, likeness, news }: PlanOf<'known'>,
): GuideAnswer => {
  const asked = yesNoOf(desk.plain, desk.thread.heard.at(-1))
  // A step that begins with the very deed says more than a follow-up that is only near.
  if (likeness < SURER && asked?.kind === 'deed' && verdictOf(desk, card)?.isSure)
    return onward(desk, card, 'other')
  const [index] = from === card ? chooseSuggestions(desk, card, 1) : []
  const fits =
    news !== 'good' && index !== undefined && (news === 'bad' || touchesOf(desk, card, index) >= TOUCHES)
  const step = fits ? card.suggestions[index] : undefined
  const help = desk.isSinking && 'help' in from && isUnsaid(desk, from.help) ? from.help : null
  const isAsked = askedOf(desk.plain) !== null
  const { near_answer, near_told } = desk.phrases
  const hedge =
    likeness < (isAsked ? FAIRLY_SURE : SURE_FOLLOW_UP) ? pick(desk, isAsked ? near_answer : near_told) : null
  return {
    text: write(desk, [[hedge, followUp.answer], [step?.do ?? null], [help]]),
    sources: from.sources,
    note: noteOf(
      news ? MOVES[news] : step ? 'advise' : 'more',
      card,
      step && index !== undefined ? [index] : [],
    ),
  }
}

const MOVES = { good: 'thanks', bad: 'another' } as const

/** Of questions, four in five are met from here on, as of remarks from `SURE_FOLLOW_UP`. */
const FAIRLY_SURE = 0.5

const SURER = 0.85

/** A step shares so many words with the message that it belongs to the answer. */
const TOUCHES = 3
