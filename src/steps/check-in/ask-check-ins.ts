import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { ASK_AFTER_DAYS, REMINDERS_MOST } from '../rules.ts'
import { takenStep } from '../tables.ts'
import { letOthersWait } from './answer-check-in.ts'
import { type CheckIn, type Due, listDue } from './due.ts'
import { daysLater, quietUntil } from './when.ts'

type EnqueueCheckIn = (tx: Db, checkIn: CheckIn) => Promise<void>

const BATCH = 500

/** Asks every parent whose time has come how it went. Safe to run twice, and twice at once. */
export const askCheckIns = async (db: Db, enqueue: EnqueueCheckIn, now: Date): Promise<void> => {
  for (;;) {
    const due = await listDue(db, now, BATCH)
    const parents = Map.groupBy(due, ({ step }) => `${step.familyId} ${step.userId}`)
    for (const steps of parents.values()) await askParent(db, enqueue, steps, now)
    if (due.length < BATCH) return
  }
}

/** One reminder, however many of their children it is about. */
const askParent = (db: Db, enqueue: EnqueueCheckIn, due: Due[], now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = []
    for (const one of due) if (await move(tx, one, now)) asked.push(one)
    const [first] = asked
    if (first && first.settings.channel !== 'app')
      await enqueue(tx, { familyId: first.step.familyId, userId: first.step.userId })
  })

/** Moves a step on to its next time. True where the parent is asked now. */
const move = async (tx: Db, { step, settings: { zone, minuteOfDay } }: Due, now: Date): Promise<boolean> => {
  const quiet = quietUntil(now, zone)
  if (quiet) {
    await changeIfSame(tx, step, { askAt: quiet })
    return false
  }
  if (step.asked >= REMINDERS_MOST) {
    if (await changeIfSame(tx, step, { askAt: null })) await letOthersWait(tx, step, now)
    return false
  }
  const asked = step.asked + 1
  const askAt = daysLater(now, ASK_AFTER_DAYS[asked] ?? 1, zone, minuteOfDay)
  return changeIfSame(tx, step, { asked, askAt })
}

/** False where somebody else was faster: another replica, or the parent. */
const changeIfSame = async (
  tx: Db,
  { familyId, id, askAt, asked }: Due['step'],
  change: Partial<Pick<Due['step'], 'asked' | 'askAt'>>,
): Promise<boolean> => {
  if (!askAt) return false
  const same = and(
    eq(takenStep.familyId, familyId),
    eq(takenStep.id, id),
    eq(takenStep.asked, asked),
    eq(takenStep.askAt, askAt),
  )
  return (await tx.update(takenStep).set(change).where(same).returning({ id: takenStep.id })).length === 1
}
