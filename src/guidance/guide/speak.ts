import type { Card } from '../card.ts'
import type { AnswerParts, Choice } from '../contract.ts'
import { deedOf } from '../rules.ts'
import type { GuideAnswer } from '../talk.ts'
import { capital, inSentence, thinNames } from '../words/fill.ts'
import { terms } from '../words/terms.ts'
import { nextOf } from './choices.ts'
import { chooseSteps } from './choose-steps.ts'
import { type GuideContext, isShareable, isUnsaid, say } from './context.ts'
import { fillParts, isHealth, letterOf, partsWith } from './parts.ts'
import { quickRepliesOf } from './quick-replies.ts'

/** A card's first answer: what it is about, two steps, words to say, what to avoid, and a question with its likely answers to tap. */
export const speakOf = (
  context: GuideContext,
  card: Card,
  { notThis = [], calm = null }: { notThis?: Choice[]; calm?: string | null } = {},
): GuideAnswer => {
  const steps = chooseSteps(context, card, FIRST_STEPS)
  const replies = quickRepliesOf(context, card)
  const others = [...notThis, ...nextOf(context, card, replies)]
  const choices = others.filter(({ id }, at) => others.findIndex((one) => one.id === id) === at)
  return answerWith(context, card, [...replies, ...choices], {
    form: context.kind === 'parents' ? 'minute' : 'letter',
    about: card.about,
    opening: [calm, calm ? null : helpedBefore(context, card), card.opening].filter(Boolean).join('\n\n'),
    steps,
    fit: fitOf(context, card),
    words: card.words.filter((line) => isShareable(context, line) && isUnsaid(context, line)).slice(0, 1),
    avoid: card.avoid.slice(0, 1),
    help: card.grave || isHealth(card) || steps.length === 0 ? card.help : null,
    question: card.ask,
  })
}
const FIRST_STEPS = 2

/** 'Last week this helped: ...', where a step of this card did. */
const helpedBefore = ({ tried, phrases }: GuideContext, card: Card): string | null => {
  const helped = tried.find(({ outcome, cardId }) => outcome === 'worked' && cardId === card.id)
  if (!helped) return null
  return phrases.helped.replace('{when}', capital(helped.when)).replace('{step}', () => deedOf(helped.step))
}

/** Parts of a card with the child in them, and the letter that says the same. */
export const answerWith = (
  context: GuideContext,
  card: Card | null,
  choices: Choice[],
  parts: Partial<AnswerParts>,
): GuideAnswer => {
  const filled = fillParts(partsWith(parts), context.names)
  return {
    text: letterOf(filled, context.phrases),
    parts: filled,
    choices,
    sources: card?.sources ?? [],
    note: { cardId: card?.id ?? null },
    isFree: false,
    gap: null,
  }
}

/** A reply that answers nothing, and costs nothing. The card in hand stays in hand. */
export const replyWith = (
  context: GuideContext,
  text: string,
  choices: Choice[],
  about = '',
): GuideAnswer => ({
  text: say(context, text, about),
  parts: null,
  choices,
  sources: [],
  note: { cardId: context.inHand?.id ?? null },
  isFree: true,
  gap: null,
})

/** How a card may suit this child: by what they like, and by the letter of their type that what is written of them speaks of most. */
const fitOf = (context: GuideContext, card: Card): string | null => {
  const { profile, phrases, names } = context
  if (!profile) return null
  const likes = card.likes && names.likes ? card.likes : null
  const written = new Set(terms(`${profile.analysis ?? ''} ${profile.interests.join(' . ')}`.slice(0, 2000)))
  const letters = [...(profile.type ?? '').toUpperCase()] as (keyof typeof card.notes)[]
  const notes = letters.flatMap((letter) => {
    const note = card.notes[letter]
    if (!note || !isUnsaid(context, note)) return []
    return [{ letter, note, spoken: terms(note).filter((term) => written.has(term)).length }]
  })
  // Where nothing written decides, the letters take turns from card to card.
  const turn = card.id.length % (notes.length || 1)
  const best = [...notes.slice(turn), ...notes.slice(0, turn)].sort((a, b) => b.spoken - a.spoken)[0]
  const lean = best && `${phrases.leans[best.letter]} ${inSentence(thinNames(best.note, 0))}`
  return [lean, likes].filter(Boolean).join(' ') || null
}
