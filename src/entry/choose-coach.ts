import { withAnswerCheck } from '../features/coaching/answer-check.ts'
import { withBreaker } from '../features/coaching/breaker.ts'
import { chatCompletionsCoach } from '../features/coaching/chat-completions-coach.ts'
import { type Coach, withCards } from '../features/coaching/coach.ts'
import { guideCoach } from '../features/coaching/guide-coach.ts'
import { webhookCoach } from '../features/coaching/webhook-coach.ts'
import { createFittingCards } from '../features/guidance/fitting-cards.ts'
import { loadCards } from '../features/guidance/load-cards.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Model } from '../platform/model/model.ts'

/** The coach the variables name: a model's endpoint, automation webhooks, or else the built-in guide. */
export const chooseCoach = (
  { coachWebhooks }: Pick<Config, 'coachWebhooks'>,
  {
    model,
    cardsFolder,
    guideWordMs,
    clock,
  }: { model: Model | null; cardsFolder: string; guideWordMs: number; clock: Clock },
): Coach => {
  if (coachWebhooks) return withAnswerCheck(withBreaker(webhookCoach(coachWebhooks), clock))
  const cards = loadCards(cardsFolder)
  if (!model) return guideCoach(cards, guideWordMs)
  const answering = withAnswerCheck(withBreaker(chatCompletionsCoach(model), clock))
  return withCards(answering, createFittingCards(cards))
}
