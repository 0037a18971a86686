import { visitorOf } from '../accounts/member.ts'
import type { TokenBudget } from '../coach/token-budget.ts'
import { hasClientId } from '../conversation/data/queries.ts'
import { acceptedMessage, type SafetyDecision, type Sent, sendMessage } from '../conversation/send-message.ts'
import { cleanText } from '../platform/clean-text.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Db } from '../platform/db/db.ts'
import { runIn } from '../platform/db/run-in.ts'
import { AppError } from '../platform/errors.ts'
import { take } from '../platform/http/rate-limit.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { isLoud } from '../safety/rules.ts'
import { budgetOf, NETWORK_LIMITS } from './rules.ts'
import {
  findPlace,
  insertPlace,
  insertVisitor,
  lockVisitor,
  openTrial,
  updatePlace,
  updateVisitor,
} from './visitors.ts'

/** Whose it is; nobody's where it could not be kept and its card shows all the same. */
export type TrialSent = { visitorId: string | null; familyId: string; sent: Sent }

type Parts = { database: Database; log: Log; clock: Clock; budget: Pick<TokenBudget, 'isSpent'> }
type Writer = { visitorId: string | null; networkKey: string }
type Written = {
  clientId: string
  text: string
  choice?: string | undefined
  ageMonths?: number | undefined
}

/**
 * Sends a visitor's message as a parent's is sent, in a family that begins with it. Throws no_credits, too_many when the network has used
 * its day, not_offered, or trial_closed when everybody's tokens of the day are used. What is tapped is free. A message with a safety card
 * is never refused: where it cannot be kept, its card still shows.
 */
export const sendTrialMessage = async (
  parts: Parts,
  writer: Writer,
  written: Written,
  look: SafetyDecision,
): Promise<TrialSent> => {
  try {
    return await parts.database.db.transaction((tx) =>
      written.choice ? keepTap(parts, tx, writer, written, look) : keep(parts, tx, writer, written, look),
    )
  } catch (err) {
    if (!look.card) throw err
    if (!(err instanceof AppError)) parts.log.warn({ err }, 'a message with a safety card could not be kept')
    const { clientId, text } = written
    const message = acceptedMessage(newId(), clientId, cleanText(text), parts.clock(), look.card)
    const accepted = { type: 'accepted', replyId: newId(), message, remaining: 0 } as const
    return { visitorId: null, familyId: newId(), sent: { kind: 'card', accepted } }
  }
}

const keep = async (
  { database, clock, budget }: Parts,
  tx: Db,
  { visitorId, networkKey }: Writer,
  { ageMonths, ...message }: Written,
  look: SafetyDecision,
): Promise<TrialSent> => {
  const now = clock()
  const visitor = (visitorId && (await lockVisitor(tx, visitorId))) || (await insertVisitor(tx))
  const found = await findPlace(tx, visitor)
  const send = async (familyId: string, conversationId: string, isAnswered = true) => {
    const handling = { ...look, isAnswered }
    const sent = await sendMessage(
      inside(tx, database),
      visitorOf(familyId),
      conversationId,
      message,
      handling,
    )
    return { visitorId: visitor.id, familyId, sent }
  }
  const before = found?.conversationId
  if (before && (await hasClientId(tx, visitorOf(found.familyId), before, message.clientId)))
    return send(found.familyId, before)
  const left = budgetOf(visitor, found?.remaining ?? null, now)
  const isClosed = await budget.isSpent(tx)
  if (look.charged && isClosed) throw new AppError('trial_closed')
  if (look.charged && left.remaining === 0) throw new AppError('no_credits')
  const place = found ?? (await insertPlace(tx))
  await updatePlace(tx, place, { remaining: left.remaining, ageMonths })
  const begins = look.charged && left.canStartToday
  await updateVisitor(tx, visitor.id, {
    ...(found ? {} : { familyId: place.familyId, ageMonths: null }),
    conversations: left.conversations + (begins ? 1 : 0),
    countedAt: begins ? now : left.countedAt,
  })
  const allow = async (what: 'kept' | 'trial') => (await take(tx, NETWORK_LIMITS[what], networkKey)).isAllowed
  if (!look.charged && !(await allow('kept'))) throw new AppError('too_many')
  // Costs the parent nothing, but it is an answer of a coach that somebody pays for: only while there are any left.
  const isAnswered =
    !isClosed && (look.charged || left.remaining > 0 || isLoud(look.card)) && (await allow('trial'))
  if (look.charged && !isAnswered) throw new AppError('too_many')
  return send(place.familyId, await openTrial(tx, place), isAnswered)
}

/** What was tapped is answered from the library, so that nothing is charged and no day's budget is asked. */
const keepTap = async (
  { database }: Parts,
  tx: Db,
  { visitorId, networkKey }: Writer,
  message: Written,
  look: SafetyDecision,
): Promise<TrialSent> => {
  const visitor = visitorId ? await lockVisitor(tx, visitorId) : null
  const place = visitor && (await findPlace(tx, visitor))
  if (!place?.conversationId) throw new AppError('not_offered')
  const { familyId, conversationId } = place
  const sent = await sendMessage(inside(tx, database), visitorOf(familyId), conversationId, message, look)
  if (sent.kind !== 'known' && !(await take(tx, NETWORK_LIMITS.tap, networkKey)).isAllowed)
    throw new AppError('too_many')
  return { visitorId, familyId, sent }
}

/** The database as it is in a transaction: nothing that a message changes happens without it. */
const inside = (tx: Db, database: Database): Database => ({
  ...database,
  db: tx,
  run: (statement, values) => runIn(tx, statement, values),
})
