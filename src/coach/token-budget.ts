import { desc, eq, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { Log } from '../platform/log.ts'
import { withTokenCount } from '../platform/model/count-tokens.ts'
import type { Model } from '../platform/model/model.ts'
import { coachTokens } from './tables.ts'

/** What the operator pays for in a day at most before guests are asked to come back tomorrow. Families are answered all the same. */
export type TokenBudget = {
  counted: (model: Model) => Model
  isSpent: (db: Db) => Promise<boolean>
}

/** Without a number it is never spent. The tokens are counted all the same: an operator wants to know. */
export const createTokenBudget = (
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
  dailyTokens: number | null,
): TokenBudget => {
  const today = () => clock().toISOString().slice(0, 10)
  const add = (tokens: number): void => {
    // Nobody waits for the count, and an answer is worth more than it.
    addTokens(db, today(), tokens).catch((err) => log.warn({ err }, 'tokens could not be counted'))
  }
  return {
    counted: (model) => withTokenCount(model, add),
    isSpent: async (within) => dailyTokens !== null && (await tokensOn(within, today())) >= dailyTokens,
  }
}

/** One statement, so that many replicas count to one number. `day` is '2026-11-20', UTC. */
export const addTokens = async (db: Db, day: string, tokens: number): Promise<void> => {
  if (tokens === 0) return
  await db
    .insert(coachTokens)
    .values({ day, tokens })
    .onConflictDoUpdate({ target: coachTokens.day, set: { tokens: sql`${coachTokens.tokens} + ${tokens}` } })
}

export const tokensOn = async (db: Db, day: string): Promise<number> => {
  const [row] = await db
    .select({ tokens: coachTokens.tokens })
    .from(coachTokens)
    .where(eq(coachTokens.day, day))
  return row?.tokens ?? 0
}

/** Newest first. */
export const listTokens = (db: Db, days: number) =>
  db.select().from(coachTokens).orderBy(desc(coachTokens.day)).limit(days)
