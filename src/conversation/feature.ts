import type { Base, Feature } from '../platform/feature.ts'
import { purgeDeleted } from './history/delete-conversation.ts'
import { createReaper } from './reap-replies.ts'
import { type ConversationParts, conversationRoutes } from './routes.ts'
import { UNDO_MS } from './rules.ts'
import { SHUTDOWN } from './write-reply.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    /** Removes deleted conversations for good once nobody can have them back. */
    'purge-conversations': Record<string, never>
  }
}

const REAP_MS = 3_000
/** Of the ten seconds that a process has to end. */
const SHUTDOWN_MS = 5_000
const SETTLE_MS = 1_000

type Others = Omit<ConversationParts, keyof Base | 'enqueuePurge'>

/** Leaves it to a job to remove for good what was deleted. */
export const purgeLater =
  ({ enqueue }: Pick<Base, 'enqueue'>): ConversationParts['enqueuePurge'] =>
  (tx) =>
    enqueue(tx, 'purge-conversations', {}, UNDO_MS + 1000)

export const conversationFeature = (base: Base, others: Others): Feature => {
  const { database, db, log, clock, stopping, meters } = base
  const endDead = createReaper(database, others.running)
  const reap = async () => {
    const count = await endDead()
    if (count > 0) log.info({ count }, 'interrupted answers were settled')
  }
  return {
    routes: [
      [
        '/',
        conversationRoutes({
          ...{ ...others, database, log, clock, stopping, meters },
          enqueuePurge: purgeLater(base),
        }),
      ],
    ],
    jobs: { 'purge-conversations': async () => void (await purgeDeleted(db, clock())) },
    every: [{ ms: REAP_MS, run: reap, failed: 'interrupted answers could not be looked for' }],
    stop: () => drain(others.running, SHUTDOWN_MS),
  }
}

/** Waits for answers being written, then breaks off those that are left, which gives their credits back. */
const drain = async (running: Map<string, AbortController>, ms: number): Promise<void> => {
  const idle = async (until: number) => {
    while (running.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await idle(Date.now() + ms)
  for (const stop of running.values()) stop.abort(SHUTDOWN)
  await idle(Date.now() + SETTLE_MS)
}
