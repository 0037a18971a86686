import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import type { Db } from '../db/db.ts'
import { AppError } from '../errors.ts'
import { rateLimit } from './tables.ts'

/** So many in a window of time that begins with the first of them. */
export type Allowance = { name: string; max: number; windowMs: number }

type Limit = Allowance & {
  db: Db
  /** Whose allowance it is, as a hash: rows must not tell addresses. */
  key: (c: Context) => string | Promise<string>
}

/** Refuses with 429 and Retry-After once a key has used its allowance. Counted in the database, so all replicas share it. */
export const limit =
  ({ db, key, ...allowance }: Limit): MiddlewareHandler =>
  async (c, next) => {
    await takeOrRefuse(db, allowance, await key(c))
    await next()
  }

/** Takes one, and returns how many are taken now; throws too_many when all are used. */
export const takeOrRefuse = async (db: Db, allowance: Allowance, key: string): Promise<number> => {
  const { used, isAllowed, retryAfterSeconds } = await take(db, allowance, key)
  if (!isAllowed) throw new AppError('too_many', { retryAfterSeconds })
  return used
}

/** Takes one, by one statement: of many at once exactly as many pass as are left. */
export const take = async (db: Db, { name, max, windowMs }: Allowance, key: string) => {
  const ends = sql`now() + make_interval(secs => ${windowMs / 1000})`
  const isOver = sql`${rateLimit.endsAt} <= now()`
  const [row] = await db
    .insert(rateLimit)
    .values({ name, key, used: 1, endsAt: ends as never })
    .onConflictDoUpdate({
      target: [rateLimit.name, rateLimit.key],
      set: {
        used: sql`case when ${isOver} then 1 else least(${rateLimit.used}, ${max}) + 1 end`,
        endsAt: sql`case when ${isOver} then ${ends} else ${rateLimit.endsAt} end`,
      },
    })
    .returning({
      used: rateLimit.used,
      seconds: sql<string>`ceil(extract(epoch from ${rateLimit.endsAt} - now()))`,
    })
  const used = row?.used ?? max + 1
  return {
    used,
    isAllowed: used <= max,
    retryAfterSeconds: Math.max(1, Number(row?.seconds ?? windowMs / 1000)),
  }
}

/** Whether another one would be allowed; takes nothing. */
export const isLeft = async (db: Db, { name, max }: Allowance, key: string): Promise<boolean> => {
  const [row] = await db
    .select({ used: rateLimit.used })
    .from(rateLimit)
    .where(and(eq(rateLimit.name, name), eq(rateLimit.key, key), gt(rateLimit.endsAt, sql`now()`)))
  return (row?.used ?? 0) < max
}

/** As if nothing had been taken: what was done well does not count against anybody. */
export const giveBack = async (db: Db, { name }: Allowance, key: string): Promise<void> => {
  await db.delete(rateLimit).where(and(eq(rateLimit.name, name), eq(rateLimit.key, key)))
}

/** As if one less had been taken; the others still count, whoever took them. */
export const giveOneBack = async (db: Db, { name, max }: Allowance, key: string): Promise<void> => {
  await db
    .update(rateLimit)
    // A refused one stands as one too many.
    .set({ used: sql`greatest(least(${rateLimit.used}, ${max}) - 1, 0)` })
    .where(and(eq(rateLimit.name, name), eq(rateLimit.key, key), gt(rateLimit.endsAt, sql`now()`)))
}

/** Windows that ended mean nothing any more. Safe on many replicas at once. */
export const forgetEndedWindows = async (db: Db): Promise<void> => {
  await db.delete(rateLimit).where(lt(rateLimit.endsAt, sql`now()`))
}
