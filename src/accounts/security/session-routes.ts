import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { idParam } from '../../platform/http/validate.ts'
import type { OpenSession } from '../contract.ts'
import type { Guarded } from '../guard.ts'
import { account, session } from '../tables.ts'

export type SessionsApi = ReturnType<typeof sessionRoutes>

/** Where a parent is logged in, and the end of it. */
export const sessionRoutes = ({ db, guards }: { db: Db; guards: readonly MiddlewareHandler<Guarded>[] }) =>
  new Hono<Guarded>()
    .use('*', ...guards)
    .get('/', async (c) => {
      const { id: userId, sessionId } = c.get('actor')
      return c.json({
        sessions: await listSessions(db, userId, sessionId),
        hasPassword: await hasPassword(db, userId),
      })
    })
    .delete('/', async (c) => {
      const { id: userId, sessionId } = c.get('actor')
      await db.delete(session).where(and(eq(session.userId, userId), ne(session.id, sessionId)))
      return c.body(null, 204)
    })
    .delete('/:sessionId', idParam('sessionId'), async (c) => {
      const { sessionId } = c.req.valid('param')
      const ended = await db
        .delete(session)
        .where(and(eq(session.userId, c.get('actor').id), eq(session.id, sessionId)))
        .returning({ id: session.id })
      if (ended.length === 0) throw new AppError('not_found')
      return c.body(null, 204)
    })

const listSessions = async (db: Db, userId: string, current: string): Promise<OpenSession[]> => {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.updatedAt))
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    userAgent: userAgent ?? '',
    begunAt: createdAt.toISOString(),
    usedAt: updatedAt.toISOString(),
    isCurrent: id === current,
  }))
}

const hasPassword = async (db: Db, userId: string): Promise<boolean> =>
  (
    await db
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  ).length > 0
