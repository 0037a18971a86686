import type { Member } from '../accounts/member.ts'
import type { Database } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { type Allowance, take } from '../platform/http/rate-limit.ts'
import { findReplied } from './data/queries.ts'
import { type SafetyDecision, type Sent, sendMessage } from './send-message.ts'

/** More than any parent taps, and less than a script does. */
const TAPS: Allowance = { name: 'taps', max: 300, windowMs: 60 * 60 * 1000 }
/** Of a family, in all its conversations together. */
export const FREE_ANSWERS: Allowance = { name: 'free-support', max: 10, windowMs: 24 * 60 * 60 * 1000 }

type Message = Parameters<typeof sendMessage>[3]

/**
 * Sends a message. Whoever is in danger is answered free of charge, but nobody talks for free all day: past so many such answers the
 * card answers by itself. It always comes. A tap is always free, three hundred times an hour. Throws too_many.
 */
export const sendWithinLimits = async (
  database: Database,
  member: Member,
  conversationId: string,
  message: Message,
  look: SafetyDecision,
): Promise<Sent> => {
  const { familyId } = member
  const send = (decision: SafetyDecision) => sendMessage(database, member, conversationId, message, decision)
  if (message.choice) {
    if (!(await take(database.db, TAPS, familyId)).isAllowed) throw new AppError('too_many')
    return send(look)
  }
  if (look.charged) return send(look)
  const { clientId } = message
  const isResent = (await findReplied(database.db, member, { conversationId, clientId })) !== null
  const isAnswered = isResent || (await take(database.db, FREE_ANSWERS, familyId)).isAllowed
  return send({ ...look, isAnswered })
}
