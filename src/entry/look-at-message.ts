import { handling } from '../features/coaching/rules.ts'
import type { Handling } from '../features/coaching/send-message.ts'
import { assess } from '../features/safety/rules.ts'

/** Looks at every message before anybody else does: local, deterministic, no network. */
export const lookAtMessage =
  () =>
  (text: string, _request: Request): Handling => {
    const assessed = assess(text)
    const { showsCard, coachAnswers, charged } = handling(assessed)
    return { card: showsCard ? null : null, coachAnswers, charged }
  }
