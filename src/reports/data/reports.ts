import { and, desc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { ReportData, WorkbookData } from '../contract.ts'
import { report } from '../tables.ts'

export type ReportRow = typeof report.$inferSelect
/** A parent in a family. */
export type Reader = { familyId: string; userId: string }
/** Whose month, and which. */
export type Slot = Reader & { month: string }

const of = ({ familyId, userId, month }: Slot) =>
  and(eq(report.familyId, familyId), eq(report.userId, userId), eq(report.month, month))

export const findReport = async (db: Db, slot: Slot): Promise<ReportRow | null> =>
  (await db.select().from(report).where(of(slot)))[0] ?? null

/** A parent's months, newest first. */
export const listReports = (db: Db, { familyId, userId }: Reader) =>
  db
    .select({
      month: report.month,
      waitingSince: report.waitingSince,
      done: report.done,
      of: report.of,
      madeAt: report.madeAt,
      askedOn: report.askedOn,
    })
    .from(report)
    .where(and(eq(report.familyId, familyId), eq(report.userId, userId)))
    .orderBy(desc(report.month))

/** Puts the month that runs in line. False where that was done today already: of two requests at once, one does. */
export const askForReport = async (
  db: Db,
  slot: Slot & { zone: string; today: string },
  now: Date,
): Promise<boolean> => {
  const { familyId, userId, month, zone, today } = slot
  const set = { zone, askedAt: now, askedOn: today, waitingSince: now, done: 0, of: 0 }
  const rows = await db
    .insert(report)
    .values({ familyId, userId, month, ...set })
    .onConflictDoUpdate({
      target: [report.familyId, report.userId, report.month],
      set,
      setWhere: and(isNull(report.endedAt), or(isNull(report.askedOn), ne(report.askedOn, today))),
    })
    .returning({ month: report.month })
  return rows.length === 1
}

/** Puts months that have ended in line, each once and for all. Returns those that weren't. */
export const endMonths = async (db: Db, slots: (Slot & { zone: string })[], now: Date): Promise<Slot[]> => {
  if (slots.length === 0) return []
  const set = { askedAt: now, waitingSince: now, endedAt: now, done: 0, of: 0 }
  return db
    .insert(report)
    .values(slots.map((slot) => ({ ...slot, ...set })))
    .onConflictDoUpdate({
      target: [report.familyId, report.userId, report.month],
      set,
      setWhere: isNull(report.endedAt),
    })
    .returning({ familyId: report.familyId, userId: report.userId, month: report.month })
}

/** What was put in line long ago and has been lost on the way: its line begins anew. */
export const takeLost = (db: Db, before: Date, now: Date): Promise<Slot[]> =>
  db
    .update(report)
    .set({ askedAt: now })
    .where(and(isNotNull(report.waitingSince), lt(report.askedAt, before)))
    .returning({ familyId: report.familyId, userId: report.userId, month: report.month })

export const saveProgress = async (db: Db, slot: Slot, done: number, total: number): Promise<void> => {
  await db.update(report).set({ done, of: total }).where(of(slot))
}

/** Keeps what was made for a slot. False where somebody else has done so meanwhile, or it was put in line anew. */
export const finishReport = async (
  tx: Db,
  row: ReportRow,
  made: { data: ReportData | null; workbook: WorkbookData | null },
  now: Date,
): Promise<boolean> => {
  const isSame = sql`${report.waitingSince} = ${row.waitingSince?.toISOString()}::timestamptz`
  const rows = await tx
    .update(report)
    .set({ ...made, madeAt: now, waitingSince: null })
    .where(and(of(row), isSame))
    .returning({ month: report.month })
  return rows.length === 1
}
