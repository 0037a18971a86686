import type { MiddlewareHandler } from 'hono'
import type { Database } from '../../platform/db/db.ts'
import type { Guarded } from '../guard.ts'

const LOOK_MS = 3000

/** Of the sessions asked for, those that still open something. */
const ALIVE = {
  name: 'sessions_alive',
  text: `select s.id from "session" s join "user" u on u.id = s.user_id
    where s.id = any($1::uuid[]) and s.expires_at > now() and not u.disabled and u.erase_after is null`,
}

export type SessionWatch = ReturnType<typeof createSessionWatch>

/** Tells when a session has ended, wherever that was done: one statement every three seconds for all that are watched here. */
export const createSessionWatch = (database: Pick<Database, 'run'>) => {
  const watched = new Map<string, Set<() => void>>()
  let timer: NodeJS.Timeout | null = null

  const look = async (): Promise<void> => {
    const ids = [...watched.keys()]
    // While the database is away nobody's session is known to have ended.
    const rows = await database.run<{ id: string }>(ALIVE, [ids]).catch(() => null)
    if (!rows) return
    const alive = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (!alive.has(id)) for (const end of watched.get(id) ?? []) end()
  }

  const rest = () => {
    if (timer) clearInterval(timer)
    timer = null
  }

  return {
    /** `onEnd` may be called more than once. Returns what ends the watch. */
    watch: (sessionId: string, onEnd: () => void): (() => void) => {
      const ends = watched.get(sessionId) ?? new Set()
      watched.set(sessionId, ends.add(onEnd))
      timer ??= setInterval(() => void look(), LOOK_MS)
      return () => {
        ends.delete(onEnd)
        if (ends.size === 0) watched.delete(sessionId)
        if (watched.size === 0) rest()
      }
    },
    stop: rest,
  }
}

type Outgoing = { destroy: () => void; once: (event: 'close', listener: () => void) => void }

/** Breaks off a stream of events once its reader's session has ended. On the socket, so that it costs the stream nothing while it runs. */
export const endStreamsWithSession =
  ({ watch }: SessionWatch): MiddlewareHandler<Guarded & { Bindings: { outgoing?: Outgoing } }> =>
  async (c, next) => {
    await next()
    const { outgoing } = c.env ?? {}
    const actor = c.get('actor')
    if (!outgoing || !actor || !c.res.headers.get('content-type')?.startsWith('text/event-stream')) return
    outgoing.once(
      'close',
      watch(actor.sessionId, () => outgoing.destroy()),
    )
  }
