import type { Card } from '../card.ts'
import { type Choice, TOPICS } from '../contract.ts'
import { FIXED } from '../phrases.ts'
import { isHowElse } from '../rules.ts'
import { isForParent } from '../search/card-family.ts'
import type { GuideAnswer, GuideRequest } from '../talk.ts'
import { cardChoice, elseOf, nextOf, OF_FIRST_ANSWER } from './choices.ts'
import { chooseSteps } from './choose-steps.ts'
import { type GuideContext, isForTalk, isShareable, isUnsaid } from './context.ts'
import type { Asked } from './fixed.ts'
import { nothingWritten } from './nothing.ts'
import { answerWith, replyWith, speakOf } from './speak.ts'

/** What was tapped, answered from the library at once; null where it is not in it any more. */
export const tapped = (
  context: GuideContext,
  choice: string,
  turns: GuideRequest['turns'],
): GuideAnswer | null => {
  const [kind = '', id = '', key = ''] = choice.split(':')
  if (choice === 'else') return somethingElse(context, turns)
  if (kind === 'topic') return browse(context, id)
  if (kind === 'ask') return asked(context, id, key)
  const card = context.library.card(id)
  if (!card) return null
  if (kind === 'card') return isUnsaid(context, card.opening) ? speakOf(context, card) : still(context, card)
  return isFixed(kind) ? fixed(context, card, kind) : null
}

const isFixed = (kind: string): kind is Asked =>
  kind === 'next' || isHowElse(kind) || FIXED.some((one) => one === kind)

const asked = (context: GuideContext, id: string, key: string): GuideAnswer | null => {
  const found = context.library.followUp(id, key)
  if (!found) return null
  const card = found.card ?? context.inHand
  return followUpAnswer(context, card, found.followUp.answer)
}

/** The written answer to a follow-up, and what is asked next of its card. */
export const followUpAnswer = (context: GuideContext, card: Card | null, answer: string): GuideAnswer => {
  const said = { ...context, spoken: `${context.spoken}\n${answer}` }
  const next = card ? nextOf(said, card).filter(({ id }) => !OF_FIRST_ANSWER.test(id)) : []
  return answerWith(context, card, next, { opening: answer })
}

const fixed = (context: GuideContext, card: Card, kind: Asked): GuideAnswer => {
  const { phrases } = context
  const next = (said: string[]) => nextOf({ ...context, spoken: [context.spoken, ...said].join('\n') }, card)
  const news = (which: 'good' | 'bad') =>
    card.follow_ups.find((one) => one.news === which && isUnsaid(context, one.answer))?.answer ?? null
  if (kind === 'say') {
    const left = card.words.filter((line) => isShareable(context, line))
    const words = left.some((line) => isUnsaid(context, line))
      ? left.filter((line) => isUnsaid(context, line))
      : left
    return answerWith(context, card, next(words), { words })
  }
  if (kind === 'why') return answerWith(context, card, next([card.background]), { opening: card.background })
  if (kind === 'next') return answerWith(context, card, next([card.next]), { opening: card.next })
  if (kind === 'help') return answerWith(context, card, next([card.help]), { help: card.help })
  if (kind === 'worked') {
    const glad = card.grave ? phrases.worked_grave : phrases.worked
    return answerWith(context, card, next([card.next]), { opening: `${news('good') ?? glad} ${card.next}` })
  }
  if (kind === 'partly' || kind === 'untried') {
    const steps = chooseSteps(context, card, kind === 'partly' ? MORE_STEPS : 1)
    const opening = phrases[steps.length > 0 ? kind : (`${kind}_spent` as const)]
    const help = card.grave || steps.length === 0 ? card.help : null
    return answerWith(context, card, next(steps.map((step) => step.do)), { opening, steps, help })
  }
  const steps = chooseSteps(context, card, MORE_STEPS)
  const opening = [steps.length > 0 ? phrases.failed : phrases.failed_spent, news('bad')]
    .filter(Boolean)
    .join(' ')
  const parts = { opening, steps, help: steps.length > 0 ? null : card.help }
  return answerWith(context, card, next(steps.map((step) => step.do)), parts)
}
const MORE_STEPS = 2

/** 'Still about bedtime', where its first answer was given: what more there is to ask. */
export const still = (context: GuideContext, card: Card): GuideAnswer => ({
  ...replyWith(context, context.phrases.still, nextOf(context, card), card.about),
  note: { cardId: card.id },
})

/** The first time the next best that were found; the second time the plain word that nothing is written. */
const somethingElse = (context: GuideContext, turns: GuideRequest['turns']): GuideAnswer => {
  const taps = turns.filter(({ author }) => author === 'user').map(({ choice }) => choice)
  const offered = new Set(turns.flatMap(({ choices }) => (choices ?? []).map(({ id }) => id)))
  const others = context.library
    .find(context.query, isForTalk(context))
    .filter(({ card }) => isUnsaid(context, card.opening))
    .map(({ card }) => cardChoice(context, card, 'offered'))
    .filter(({ id }) => !offered.has(id))
    .slice(0, MOST_OTHERS)
  if (taps.at(-1) === 'else' || others.length === 0) return nothingWritten(context)
  return replyWith({ ...context, inHand: null }, context.phrases.else_first, [
    ...others,
    elseOf(context, 'offered'),
  ])
}
const MOST_OTHERS = 4

/** The cards of a topic for this age. */
const browse = (context: GuideContext, name: string): GuideAnswer | null => {
  const topic = TOPICS.find((one) => one === name)
  if (!topic) return null
  const isFor = isForTalk(context)
  const cards = context.library.cards.filter((card) => card.topics[0] === topic && isFor(card))
  const own = cards.toSorted((a, b) => Number(isForParent(a)) - Number(isForParent(b))).slice(0, MOST_BROWSED)
  const choices: Choice[] = own.map((card) => cardChoice(context, card, 'offered'))
  return replyWith(
    context,
    context.phrases.topic,
    [...choices, elseOf(context, 'offered')],
    context.phrases.topics[topic].toLowerCase(),
  )
}
const MOST_BROWSED = 10
