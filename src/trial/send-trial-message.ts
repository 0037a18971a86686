import type { TokenBudget } from '../coach/token-budget.ts'
import type { Message } from '../conversation/contract.ts'
import type { Handling } from '../conversation/send-message.ts'
import type { Choice } from '../guidance/contract.ts'
import { cleanText } from '../platform/clean-text.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { Assessment } from '../safety/assess.ts'
import { isLoud } from '../safety/rules.ts'
import { takeConversation, takeFromNetwork, takeMessage } from './budget.ts'
import {
  findCurrent,
  findOfferedLabel,
  findSent,
  insertConversation,
  insertMessage,
  insertVisitor,
  lockVisitor,
  setAge,
} from './queries.ts'
import { budgetOf } from './rules.ts'

type Sent = { visitorId: string | null; message: Message; remaining: number }
export type TrialSent =
  /** An answer must be written. */
  | (Sent & {
      kind: 'begun'
      visitorId: string
      conversationId: string
      care: Assessment | null
      isCharged: boolean
    })
  /** A card is all that answers it. */
  | (Sent & { kind: 'card' })
  /** Sent before: its answer is followed. */
  | (Sent & { kind: 'known'; visitorId: string; isOpen: boolean })

type Parts = { db: Db; log: Log; budget: Pick<TokenBudget, 'isSpent'> }
type Writer = { visitorId: string | null; networkKey: string }
type Written = {
  clientId: string
  text: string
  choice?: Choice['id'] | undefined
  ageMonths?: number | undefined
}

/**
 * Keeps a visitor's message and charges it, all or nothing; the same client id again is the same message. Throws no_credits, too_many
 * when the network has used its day, not_offered, or trial_closed when everybody's tokens of the day are used. What is tapped is free. A message with a safety card is never refused: where it cannot be kept, its card still shows.
 */
export const sendTrialMessage = async (
  { db, log, budget }: Parts,
  writer: Writer,
  given: Written,
  look: Handling,
): Promise<TrialSent> => {
  const written = { ...given, text: cleanText(given.text) }
  try {
    return await db.transaction((tx) =>
      given.choice
        ? keepTap(tx as unknown as Db, writer, { ...written, choice: given.choice })
        : keep(tx as unknown as Db, budget, writer, written, look),
    )
  } catch (err) {
    if (!look.card) throw err
    if (!(err instanceof AppError)) log.warn({ err }, 'a message with a safety card could not be kept')
    return { kind: 'card', visitorId: null, message: unkept(written, look), remaining: 0 }
  }
}

const keep = async (
  tx: Db,
  budget: Parts['budget'],
  { visitorId: known, networkKey }: Writer,
  written: Written,
  look: Handling,
): Promise<TrialSent> => {
  const visitor = (known && (await lockVisitor(tx, known))) || (await insertVisitor(tx, newId(), networkKey))
  const visitorId = visitor.id
  const before = await findCurrent(tx, visitorId)
  const { remaining: left } = budgetOf(visitor, before, new Date())
  const sent = await findSent(tx, visitorId, written.clientId)
  if (sent) return { kind: 'known', visitorId, remaining: left, ...sent }
  const isClosed = await budget.isSpent(tx)
  if (isClosed && look.charged) throw new AppError('trial_closed')
  const conversation = before ?? (await insertConversation(tx, newId(), visitorId))
  if (written.ageMonths) await setAge(tx, conversation.id, written.ageMonths)
  const used = look.charged ? await charge(tx, visitorId, conversation.id) : null
  if (!look.charged && !(await takeFromNetwork(tx, networkKey, 'kept'))) throw new AppError('too_many')
  // Costs the parent nothing, but it is an answer of a coach that somebody pays for: only while there are any left.
  const isAnswered =
    !isClosed &&
    (look.charged || left > 0 || isLoud(look.card)) &&
    (await takeFromNetwork(tx, networkKey, 'trial'))
  if (look.charged && !isAnswered) throw new AppError('too_many')
  const message = await insertMessage(tx, {
    id: newId(),
    conversationId: conversation.id,
    visitorId,
    author: 'user',
    content: written.text,
    clientId: written.clientId,
    card: look.card,
    isOpen: isAnswered,
  })
  const remaining = used === null ? left : budgetOf(visitor, { used }, new Date()).remaining
  return isAnswered
    ? {
        kind: 'begun',
        visitorId,
        conversationId: conversation.id,
        message,
        remaining,
        care: look.care,
        isCharged: look.charged,
      }
    : { kind: 'card', visitorId, message, remaining }
}

/** What was tapped is answered from the library, so that nothing is charged and no day's budget is asked. */
const keepTap = async (
  tx: Db,
  { visitorId, networkKey }: Writer,
  { clientId, choice }: Written & { choice: string },
): Promise<TrialSent> => {
  const visitor = visitorId && (await lockVisitor(tx, visitorId))
  const label = visitor && (await findOfferedLabel(tx, visitor.id, choice))
  if (!visitor || label === null) throw new AppError('not_offered')
  const before = await findCurrent(tx, visitor.id)
  const { remaining } = budgetOf(visitor, before, new Date())
  const sent = await findSent(tx, visitor.id, clientId)
  if (sent) return { kind: 'known', visitorId: visitor.id, remaining, ...sent }
  if (!(await takeFromNetwork(tx, networkKey, 'tap'))) throw new AppError('too_many')
  const conversation = before ?? (await insertConversation(tx, newId(), visitor.id))
  const message = await insertMessage(tx, {
    id: newId(),
    conversationId: conversation.id,
    visitorId: visitor.id,
    author: 'user',
    content: label,
    clientId,
    choice,
    isOpen: true,
  })
  return {
    kind: 'begun',
    visitorId: visitor.id,
    conversationId: conversation.id,
    message,
    remaining,
    care: null,
    isCharged: false,
  }
}

const charge = async (tx: Db, visitorId: string, conversationId: string): Promise<number> => {
  const used = await takeMessage(tx, conversationId)
  if (used === null || (used === 1 && !(await takeConversation(tx, visitorId))))
    throw new AppError('no_credits')
  return used
}

const unkept = ({ clientId, text }: Written, { card }: Handling): Message => ({
  id: newId(),
  author: 'user',
  content: text,
  createdAt: new Date().toISOString(),
  status: 'complete',
  clientId,
  answerTo: null,
  card,
  sources: [],
  error: null,
})
