import type { Coach, Proposed } from '../../coach/coach.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/db.ts'
import type { Log } from '../../platform/log.ts'
import { learn } from './learn.ts'
import { recall } from './recall.ts'

type Parts = { database: Database; clock: Clock; log: Log }

/** A coach that is told what this family tried and said before, and after whose whole answers is kept what lasts. Without its memory it still answers. */
export const withMemory = (coach: Coach, { database, clock, log }: Parts): Coach => ({
  name: coach.name,
  answer: async function* (request, signal) {
    const { kept, childId } = request
    if (!kept || !childId) return yield* coach.answer(request, signal)
    const whose = { ...kept, childId }
    const known = await recall(database, whose, clock()).catch((err: unknown) => {
      log.warn({ err }, 'what was tried could not be recalled')
      return {}
    })
    let proposed: Proposed[] = []
    let cardId: string | null = null
    for await (const part of coach.answer({ ...request, ...known }, signal)) {
      if (part.type === 'basis') {
        proposed = part.remember ?? []
        cardId = part.note?.cardId ?? null
      }
      yield part
    }
    // What several parents said together is nobody's own memory.
    if (request.kind === 'family') return
    await learn(database.db, { ...request, kept }, { proposed, cardId }, clock()).catch((err: unknown) =>
      log.warn({ err }, 'what was said could not be remembered'),
    )
  },
})
