import { withAnswerCheck } from '../coach/answer-check.ts'
import { withBreaker } from '../coach/breaker.ts'
import { chatCompletionsCoach } from '../coach/chat-completions-coach.ts'
import { type Coach, withCards } from '../coach/coach.ts'
import { withFallbackCard } from '../coach/fallback-card.ts'
import { guideCoach, withTapsFromLibrary } from '../coach/guide-coach.ts'
import { webhookCoach } from '../coach/webhook-coach.ts'
import type { CountGap } from '../guidance/count-gap.ts'
import { createGuide } from '../guidance/guide/guide.ts'
import { createNextChoices } from '../guidance/guide/next-choices.ts'
import type { Library } from '../guidance/library.ts'
import { createShortList } from '../guidance/short-list.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Model } from '../platform/model/model.ts'
import type { ReadSentences } from '../platform/sentence-vectors.ts'
import type { Rank } from '../platform/wait-for-slot.ts'
import type { DemoGuide } from '../trial/demo/answer-demo.ts'
import { guideInTurns } from './guide-in-turns.ts'

export type Coaches = {
  /** Answers the chats about a child. */
  coach: Coach
  /** Answers the trial: whoever tries it has no account and no child for a webhook to be told of. */
  trialCoach: Coach
  /** Answers the guest demo, whatever coach is configured. */
  demoGuide: DemoGuide
}

/** The coaches the variables name: automation webhooks for families alone, a model's endpoint, or else the built-in guide. */
export const chooseCoaches = (
  { coachWebhooks, coachAnswers }: Pick<Config, 'coachWebhooks' | 'coachAnswers'>,
  {
    model,
    library,
    guideWordMs,
    clock,
    read,
    countGap,
  }: {
    model: Model | null
    library: Library
    guideWordMs: number
    clock: Clock
    read: (rank: Rank) => ReadSentences
    countGap: CountGap
  },
): Coaches => {
  const checked = (coach: Coach) => withAnswerCheck(withBreaker(coach, clock))
  const guideFor = (rank: Rank) =>
    // Beside a model no meaning is read: what is tapped needs none.
    guideCoach(
      guideInTurns(createGuide(library, model ? undefined : read(rank)), rank),
      guideWordMs,
      countGap,
    )
  // The demo works out again what it said before, up to eight answers for one: too much to read meanings for.
  const byWords = guideInTurns(createGuide(library), 'guest')
  const demoGuide = { answerOf: byWords, coach: guideCoach(byWords, guideWordMs, countGap) }
  const families = guideFor('first')
  const nextChoices = createNextChoices(library)
  const answering =
    model &&
    withFallbackCard(checked(chatCompletionsCoach(model, { answers: coachAnswers, nextChoices })), families)
  const trialCoach = answering
    ? withTapsFromLibrary(withCards(answering, createShortList(library)), families)
    : guideFor('guest')
  const coach = coachWebhooks
    ? withTapsFromLibrary(checked(webhookCoach(coachWebhooks)), families)
    : answering
      ? trialCoach
      : families
  return { coach, trialCoach, demoGuide }
}
