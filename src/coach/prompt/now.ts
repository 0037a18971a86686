import { fill, type Names } from '../../guidance/words/fill.ts'
import type { CoachRequest } from '../coach.ts'
import type { FeedbackReason } from '../contract.ts'
import type { Safe } from '../masking/types.ts'
import { MESSAGE_MAX_CHARS } from '../rules.ts'
import { block, disarm, item } from './blocks.ts'
import { cardFacts } from './card-facts.ts'

const REJECTED_CHARS = 1200

/** The last turn: what was found for this message, what safety shows beside the answer, and the message. */
export const nowBlocks = (asked: CoachRequest, names: Names, safe: Safe): string =>
  [
    block('guidance', guidance(asked, names)),
    block('written', written(asked, names)),
    block('safety', safetyShown(asked)),
    ...(asked.instead ? [rejected(asked.instead, safe)] : []),
    block('message', safe(asked.text, MESSAGE_MAX_CHARS)),
    MARKS_PLEASE,
  ].join('\n')

const MARKS_PLEASE =
  'Answer the message. First line: your [[care:...]] mark. Last line: your [[used:...]] mark, and [[next:...]] if one fits.'

/** What the written follow-ups are called in a request: their own ids are long. */
export const nextName = (at: number): string => `n${at + 1}`

const guidance = ({ cards = [], text }: CoachRequest, names: Names): string =>
  cards.map((card) => item('card', 'id', card.id, cardFacts(card, names, text))).join('\n') ||
  'None for this.'

const written = ({ followUps = [] }: CoachRequest, names: Names): string =>
  followUps
    .map(({ question, answer }, at) =>
      item('question', 'id', nextName(at), disarm(fill(`${question}\nAnswer: ${answer}`, names))),
    )
    .join('\n') || 'None for this.'

/** A card's own words, so that an answer does not contradict them. It names no number: the card has those. */
const safetyShown = ({ card, isGrave }: CoachRequest): string => {
  const steps = card?.steps.join(' ') ?? ''
  const shown = !card
    ? 'Nothing is shown.'
    : card.loud === false
      ? `One line under your answer opens a card: "${card.title}" It is a guess, and may be wrong.`
      : `A card stands above your answer, with numbers to call. Level: ${card.level}, about: ${card.concern.replaceAll('_', ' ')}. It says: "${card.title} ${steps}"`
  return [shown, ...(isGrave ? [GRAVE] : [])].join('\n')
}

const GRAVE =
  'In this talk somebody may have been in danger, and the parent was shown whom to call. Stay calm, warm and plain: no cheer, no jokes, no exclamation marks, no word about plans or prices. If it comes up again, say first to use the help that is shown.'

const rejected = ({ content, reason }: NonNullable<CoachRequest['instead']>, safe: Safe): string =>
  item(
    'rejected',
    'reason',
    reason ? REASONS[reason] : 'another answer is wanted',
    safe(content, REJECTED_CHARS),
  )

const REASONS: Record<FeedbackReason, string> = {
  not_safe: 'it did not feel safe',
  not_true: 'it is not right',
  not_us: 'it does not fit this family',
  too_general: 'it is too general',
  not_heard: 'it missed what the parent said',
  other: 'it did not help',
}
