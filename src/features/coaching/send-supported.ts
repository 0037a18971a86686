import type { Database } from '../../platform/db/db.ts'
import { type Allowance, take } from '../../platform/http/rate-limit.ts'
import { findReplied } from './queries.ts'
import { type Handling, type Sent, sendMessage } from './send-message.ts'

const FREE_ANSWERS: Allowance = { name: 'free-support', max: 10, windowMs: 24 * 60 * 60 * 1000 }

type Message = Parameters<typeof sendMessage>[3]

/**
 * Sends a message. Whoever is in danger is answered free of charge, but nobody talks for free all day: past so many such answers the
 * card answers by itself. It always comes.
 */
export const sendSupported = async (
  database: Database,
  familyId: string,
  conversationId: string,
  message: Message,
  look: Handling,
): Promise<Sent> => {
  const send = (handling: Handling) => sendMessage(database, familyId, conversationId, message, handling)
  if (look.charged) return send(look)
  const { clientId } = message
  const isResent = (await findReplied(database.db, familyId, { conversationId, clientId })) !== null
  const isAnswered = isResent || (await take(database.db, FREE_ANSWERS, familyId)).isAllowed
  return send({ ...look, isAnswered })
}
