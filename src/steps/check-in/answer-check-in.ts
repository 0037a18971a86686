import type { Member } from '../../accounts/member.ts'
import { decisionOf } from '../../conversation/assess-message.ts'
import { findOfferedLabel } from '../../conversation/data/choices.ts'
import { lockChild } from '../../family/queries.ts'
import { cleanLine } from '../../platform/clean-text.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import { assess } from '../../safety/assess.ts'
import type { Whereabouts } from '../../safety/country-of.ts'
import type { CrisisLines } from '../../safety/load-lines.ts'
import type { Answered, Outcome } from '../contract.ts'
import { findSettings } from '../data/settings.ts'
import { changeStep, findStep, listWaiting, type StepRow } from '../data/steps.ts'
import { ASK_AFTER_DAYS, REMINDERS_MOST } from '../rules.ts'
import { daysLater } from './when.ts'

type Said = { outcome: Outcome | 'untried'; note: string }
type Where = { lines: CrisisLines; whereabouts: Whereabouts }

/**
 * Keeps how a step went, and says where the talk about it goes on. 'untried' asks again another day. A line that shows danger isn't kept: its card
 * comes back instead. Throws not_found or frozen.
 */
export const answerCheckIn = async (
  db: Db,
  { lines, whereabouts }: Where,
  member: Member,
  stepId: string,
  { outcome, note: given }: Said,
  now: Date,
): Promise<Answered> => {
  const found = await findStep(db, member, stepId)
  if (found?.step.userId !== member.userId) throw new AppError('not_found')
  const { familyId } = member
  const { step, conversationId, kind } = found
  const line = cleanLine(given)
  const card = await db.transaction(async (tx) => {
    const child = await lockChild(tx, familyId, step.childId)
    if (!child) throw new AppError('not_found')
    if (child.isFrozen) throw new AppError('frozen')
    const danger = decisionOf(assess(line, { childAge: child.age }), whereabouts, lines).card
    const note = line === '' || danger ? null : line
    if (outcome === 'untried') await postpone(tx, step, now, note)
    else {
      await changeStep(tx, familyId, stepId, { outcome, note, outcomeAt: now, askAt: null })
      await letOthersWait(tx, step, now)
    }
    return danger
  })
  const tap = await tapFor(db, member, conversationId, step.cardId, outcome)
  return { conversationId, kind, tap, card }
}

/** The card's own words for what happened, where it's spoken of in that talk. */
const tapFor = async (
  db: Db,
  member: Member,
  conversationId: string,
  cardId: string | null,
  outcome: Said['outcome'],
): Promise<Answered['tap']> => {
  if (!cardId) return null
  const choice = `${outcome === 'not' ? 'failed' : outcome}:${cardId}`
  const label = await findOfferedLabel(db, member, conversationId, choice)
  return label === null ? null : { choice, label }
}

const postpone = async (db: Db, step: StepRow, now: Date, note: string | null): Promise<void> => {
  const settings = await findSettings(db, step)
  const asksAgain = step.askAt !== null && step.asked < REMINDERS_MOST && settings
  await changeStep(db, step.familyId, step.id, {
    outcome: null,
    outcomeAt: null,
    note,
    askAt: asksAgain ? daysLater(now, 1, settings.zone, settings.minuteOfDay) : null,
  })
  await letOthersWait(db, step, now)
}

/** Whoever has just answered isn't asked about the child's next step on the same day. */
export const letOthersWait = async (db: Db, { familyId, childId, id, userId }: StepRow, now: Date) => {
  const settings = await findSettings(db, { familyId, userId })
  if (!settings) return
  const tomorrow = daysLater(now, ASK_AFTER_DAYS[0], settings.zone, settings.minuteOfDay)
  for (const other of await listWaiting(db, { familyId, childId, userId })) {
    if (other.id !== id && other.askAt && other.askAt < tomorrow)
      await changeStep(db, familyId, other.id, { askAt: tomorrow })
  }
}
