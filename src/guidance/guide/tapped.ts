import type { Card } from '../card.ts'
import { type Choice, TOPICS } from '../contract.ts'
import { FIXED } from '../phrases.ts'
import { isForParent } from '../search/card-family.ts'
import type { GuideAnswer, Talk } from '../talk.ts'
import { cardChoice, elseOf, nextOf } from './choices.ts'
import { chooseSteps } from './choose-steps.ts'
import { type Desk, isForTalk, isUnsaid } from './desk.ts'
import type { Asked } from './fixed.ts'
import { nothingWritten } from './nothing.ts'
import { answerWith, isShareable, replyWith, speakOf } from './speak.ts'

/** What was tapped, answered from the library at once; null where it is not in it any more. */
export const tapped = (desk: Desk, choice: string, turns: Talk['turns']): GuideAnswer | null => {
  const [kind = '', id = '', key = ''] = choice.split(':')
  if (choice === 'else') return somethingElse(desk, turns)
  if (kind === 'topic') return browse(desk, id)
  if (kind === 'ask') return asked(desk, id, key)
  const card = desk.library.card(id)
  if (!card) return null
  if (kind === 'card')
    return isUnsaid(desk, card.opening) ? speakOf(desk, card, nextOf(desk, card)) : still(desk, card)
  return isFixed(kind) ? fixed(desk, card, kind) : null
}

const isFixed = (kind: string): kind is Asked => kind === 'next' || FIXED.some((one) => one === kind)

const asked = (desk: Desk, id: string, key: string): GuideAnswer | null => {
  const found = desk.library.followUp(id, key)
  if (!found) return null
  const card = found.card ?? desk.inHand
  return followUpAnswer(desk, card, found.followUp.answer)
}

/** The written answer to a follow-up, and what is asked next of its card. */
export const followUpAnswer = (desk: Desk, card: Card | null, answer: string): GuideAnswer => {
  const said = { ...desk, spoken: `${desk.spoken}\n${answer}` }
  return answerWith(desk, card, card ? nextOf(said, card) : [], { opening: answer })
}

const fixed = (desk: Desk, card: Card, kind: Asked): GuideAnswer => {
  const { phrases } = desk
  const next = (said: string[]) => nextOf({ ...desk, spoken: [desk.spoken, ...said].join('\n') }, card)
  const news = (which: 'good' | 'bad') =>
    card.follow_ups.find((one) => one.news === which && isUnsaid(desk, one.answer))?.answer ?? null
  if (kind === 'say') {
    const left = card.words.filter((line) => isShareable(desk, line))
    const words = left.some((line) => isUnsaid(desk, line))
      ? left.filter((line) => isUnsaid(desk, line))
      : left
    return answerWith(desk, card, next(words), { words })
  }
  if (kind === 'why') return answerWith(desk, card, next([card.background]), { opening: card.background })
  if (kind === 'next') return answerWith(desk, card, next([card.next]), { opening: card.next })
  if (kind === 'help') return answerWith(desk, card, next([card.help]), { help: card.help })
  if (kind === 'worked') {
    const glad = card.grave ? phrases.worked_grave : phrases.worked
    return answerWith(desk, card, next([card.next]), { opening: `${news('good') ?? glad} ${card.next}` })
  }
  const steps = chooseSteps(desk, card, MORE_STEPS)
  const opening = [steps.length > 0 ? phrases.failed : phrases.failed_spent, news('bad')]
    .filter(Boolean)
    .join(' ')
  const parts = { opening, steps, help: steps.length > 0 ? null : card.help }
  return answerWith(desk, card, next(steps.map((step) => step.do)), parts)
}
const MORE_STEPS = 2

/** 'Still about bedtime', where its first answer was given: what more there is to ask. */
export const still = (desk: Desk, card: Card): GuideAnswer => ({
  ...replyWith(desk, desk.phrases.still, nextOf(desk, card), card.about),
  note: { cardId: card.id },
})

/** The first time the next best that were found; the second time the plain word that nothing is written. */
const somethingElse = (desk: Desk, turns: Talk['turns']): GuideAnswer => {
  const taps = turns.filter(({ author }) => author === 'user').map(({ choice }) => choice)
  const offered = new Set(turns.flatMap(({ choices }) => (choices ?? []).map(({ id }) => id)))
  const others = desk.library
    .find(desk.query, isForTalk(desk))
    .filter(({ card }) => isUnsaid(desk, card.opening))
    .map(({ card }) => cardChoice(desk, card, 'offered'))
    .filter(({ id }) => !offered.has(id))
    .slice(0, MOST_OTHERS)
  if (taps.at(-1) === 'else' || others.length === 0) return nothingWritten(desk)
  return replyWith({ ...desk, inHand: null }, desk.phrases.else_first, [...others, elseOf(desk, 'offered')])
}
const MOST_OTHERS = 4

/** The cards of a topic for this age. */
const browse = (desk: Desk, name: string): GuideAnswer | null => {
  const topic = TOPICS.find((one) => one === name)
  if (!topic) return null
  const isFor = isForTalk(desk)
  const cards = desk.library.cards.filter((card) => card.topics[0] === topic && isFor(card))
  const own = cards.toSorted((a, b) => Number(isForParent(a)) - Number(isForParent(b))).slice(0, MOST_BROWSED)
  const choices: Choice[] = own.map((card) => cardChoice(desk, card, 'offered'))
  return replyWith(
    desk,
    desk.phrases.topic,
    [...choices, elseOf(desk, 'offered')],
    desk.phrases.topics[topic].toLowerCase(),
  )
}
const MOST_BROWSED = 10
