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
import { chatCompletions } from '../platform/model/chat-completions.ts'

/** The coach the variables name: a model's endpoint, automation webhooks, or else the built-in guide. */
export const chooseCoach = (
  { coach, coachWebhooks }: Config,
  { cardsFolder, guideWordMs, clock }: { cardsFolder: string; guideWordMs: number; clock: Clock },
): Coach => {
  if (coachWebhooks) return withAnswerCheck(withBreaker(webhookCoach(coachWebhooks), clock))
  const cards = loadCards(cardsFolder)
  if (!coach) return guideCoach(cards, guideWordMs)
  const answering = withAnswerCheck(withBreaker(chatCompletionsCoach(chatCompletions(coach)), clock))
  return withCards(answering, createFittingCards(cards))
}
