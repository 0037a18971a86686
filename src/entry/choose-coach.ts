import { withAnswerCheck } from '../features/coaching/answer-check.ts'
import { withBreaker } from '../features/coaching/breaker.ts'
import { chatCompletionsCoach } from '../features/coaching/chat-completions-coach.ts'
import { type Coach, withCards } from '../features/coaching/coach.ts'
import { guideCoach } from '../features/coaching/guide-coach.ts'
import { webhookCoach } from '../features/coaching/webhook-coach.ts'
import { createFittingCards } from '../features/guidance/fitting-cards.ts'
import { createGuide } from '../features/guidance/guide.ts'
import { loadCards } from '../features/guidance/load-cards.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Model } from '../platform/model/model.ts'
import type { ReadSentences } from '../platform/sentence-vectors.ts'
import type { Rank } from '../platform/take-turns.ts'
import { guideInTurns } from './guide-in-turns.ts'

export type Coaches = {
  /** Answers the chats about a child. */
  coach: Coach
  /** Answers the trial: whoever tries it has no account and no child for a webhook to be told of. */
  trialCoach: Coach
}

/** The coaches the variables name: automation webhooks for families alone, a model's endpoint, or else the built-in guide. */
export const chooseCoaches = (
  { coachWebhooks, coachAnswers }: Pick<Config, 'coachWebhooks' | 'coachAnswers'>,
  {
    model,
    cardsFolder,
    guideWordMs,
    clock,
    read,
  }: {
    model: Model | null
    cardsFolder: string
    guideWordMs: number
    clock: Clock
    read: (rank: Rank) => ReadSentences
  },
): Coaches => {
  const cards = loadCards(cardsFolder)
  const checked = (coach: Coach) => withAnswerCheck(withBreaker(coach, clock))
  const webhooks = coachWebhooks && checked(webhookCoach(coachWebhooks))
  if (model) {
    const answering = checked(chatCompletionsCoach(model, { answers: coachAnswers }))
    const trialCoach = withCards(answering, createFittingCards(cards))
    return { coach: webhooks ?? trialCoach, trialCoach }
  }
  const guide = createGuide(cards)
  const asked = (rank: Rank) => guideCoach(guideInTurns(guide, read(rank), rank), guideWordMs)
  return { coach: webhooks ?? asked('first'), trialCoach: asked('guest') }
}
