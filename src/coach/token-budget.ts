import { desc, eq, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { Feature } from '../platform/feature.ts'
import { withTokenCount } from '../platform/model/count-tokens.ts'
import type { Model } from '../platform/model/model.ts'
import { coachTokens } from './tables.ts'

const SAVE_MS = 1000

/** What the operator pays for in a day at most before guests are asked to come back tomorrow. Families are answered all the same. */
export type TokenBudget = {
  counted: (model: Model) => Model
  isSpent: (db: Db) => Promise<boolean>
  /** Stores what was counted, once a second: a row that every message wrote would make all of them wait for each other. */
  feature: Feature
}

/** Without a number it is never spent. The tokens are counted all the same: an operator wants to know. */
export const createTokenBudget = (
  { db, clock }: { db: Db; clock: Clock },
  dailyTokens: number | null,
): TokenBudget => {
  const today = () => clock().toISOString().slice(0, 10)
  let unsaved = 0
  const save = async (): Promise<void> => {
    const tokens = unsaved
    unsaved = 0
    await addTokens(db, today(), tokens).catch((err) => {
      unsaved += tokens
      throw err
    })
  }
  return {
    counted: (model) =>
      withTokenCount(model, (tokens) => {
        unsaved += tokens
      }),
    isSpent: async (within) =>
      dailyTokens !== null && (await tokensOn(within, today())) + unsaved >= dailyTokens,
    feature: { every: [{ ms: SAVE_MS, run: save, failed: 'tokens could not be counted' }], stop: save },
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
