import type { Member } from '../accounts/member.ts'
import type { CoachRequest } from '../coach/coach.ts'
import type { TalkKind } from '../coach/contract.ts'
import { spokenTurns, typeOfProfile } from '../coach/rules.ts'
import type { Choice } from '../guidance/contract.ts'
import type { GuideNote } from '../guidance/talk.ts'
import { cleanText } from '../platform/clean-text.ts'
import type { Database, Db, Row } from '../platform/db/db.ts'
import { runIn } from '../platform/db/run-in.ts'
import { hasCode, onceMoreAfterDeadlock } from '../platform/db/sql-error.ts'
import { storedJson } from '../platform/db/stored-json.ts'
import { AppError } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { type Assessment, assess } from '../safety/assess.ts'
import type { Level, SafetyCard } from '../safety/contract.ts'
import { isLoud } from '../safety/rules.ts'
import type { Message, ReplyEvent } from './contract.ts'
import { findOfferedLabel } from './data/choices.ts'
import { findChildOf, findReplied, lockMessage, type MessageKey } from './data/queries.ts'
import { RETRY, SEND } from './data/statements.ts'
import { removeExchange } from './remove-exchange.ts'

export type Sent =
  /** A reply was begun and must be run. */
  | {
      kind: 'begun'
      replyId: string
      conversationId: string
      talk: TalkKind
      accepted: Accepted
      request: CoachRequest
    }
  /** Kept, and a card is all that answers it: so many free answers came today. */
  | { kind: 'card'; accepted: Accepted }
  /** Sent before: its reply is followed, whatever its state. */
  | { kind: 'known'; replyId: string; accepted: Accepted }

type Accepted = Extract<ReplyEvent, { type: 'accepted' }>

type Written = { clientId: string; text: string; replaces?: string | undefined; choice?: string | undefined }

/** What safety makes of a message: the card it needs, what a coach is told, and whether it costs a credit. */
export type SafetyDecision = {
  card: SafetyCard | null
  care: Assessment | null
  charged: boolean
  isAnswered?: boolean
}

/** A tap costs nothing, and its words are the library's own. */
export const TAPPED: SafetyDecision = { card: null, care: null, charged: false }

type SentRow = Row & {
  kind: TalkKind
  message_id: string | null
  created_at: Date
  remaining: number
} & ChildColumns

type RetriedRow = Row &
  ChildColumns & {
    instead: CoachRequest['instead']
    kind: TalkKind
    message_id: string
    content: string
    choice: string | null
    client_id: string | null
    card: SafetyCard | null
    conversation_id: string
    created_at: Date
    remaining: number
  }

/** Why nothing was kept. */
type Refusal = 'frozen' | 'no_credits'
const isRefusal = (code: string): code is Refusal => code === 'frozen' || code === 'no_credits'

type ChildColumns = {
  refusal: Refusal | null
  is_shared: boolean
  level: Level | null
  name: string
  age: string
  personality_profile: string | null
  interests: string[]
  child_id: string
  priority: number
  also_called: string[]
  other_names: string[][]
  summaries: string[]
  turns: {
    author: 'user' | 'assistant'
    content: string
    status: Message['status']
    guide_note: GuideNote | null
    choice: string | null
    choices: Choice[] | null
  }[]
}

/**
 * Keeps a parent's message, charges it and begins its reply, all or nothing. The same client id again is the same message. One that
 * replaces another takes its place; one that was tapped says what the tapped choice says. Throws not_found, not_offered, no_credits,
 * frozen or conflict.
 */
export const sendMessage = async (
  database: Database,
  member: Member,
  conversationId: string,
  { clientId, text: given, replaces, choice }: Written,
  { card, care, charged, isAnswered = true }: SafetyDecision,
): Promise<Sent> => {
  const text = choice ? await offeredLabel(database.db, member, conversationId, choice) : cleanText(given)
  const { familyId, userId } = member
  const messageId = newId()
  const replyId = newId()
  const values = [
    familyId,
    conversationId,
    clientId,
    messageId,
    text,
    replyId,
    charged,
    isAnswered ? 'running' : 'complete',
    card && storedJson(card),
    isLoud(card) ? card.level : null,
    choice ?? null,
    userId,
  ]
  const keep = () =>
    replaces
      ? database.db.transaction(async (tx) => {
          await removeExchange(tx, member, { conversationId, clientId, replaces })
          const [sent] = await runIn<SentRow>(tx, SEND, values)
          // What was to be replaced stays.
          if (sent?.refusal) throw new AppError(sent.refusal)
          return [sent]
        })
      : database.run<SentRow>(SEND, values)
  const known = (otherwise: Refusal | 'not_found') =>
    knownReply(database.db, member, { conversationId, clientId }, otherwise)
  const sent = await onceMoreAfterDeadlock(keep).catch((error) => {
    if (error instanceof AppError && isRefusal(error.code)) return known(error.code)
    throw error
  })
  if (!Array.isArray(sent)) return sent
  const [row] = sent
  if (!row) throw new AppError('not_found')
  if (row.message_id === null) return known(row.refusal ?? 'not_found')
  const message = {
    ...acceptedMessage(row.message_id, clientId, text, row.created_at, card),
    choice: choice ?? null,
  }
  const accepted = { type: 'accepted', replyId, message, remaining: row.remaining } as const
  if (!isAnswered) return { kind: 'card', accepted }
  return {
    kind: 'begun',
    replyId,
    conversationId,
    talk: row.kind,
    accepted,
    request: {
      ...requestFrom(row, row.kind, { text, choice: choice ?? null }),
      kept: { familyId, userId, messageId: row.message_id, isShared: row.is_shared },
      care,
      card,
    },
  }
}

/** Begins another answer to a message whose answers all failed, or in place of the last answer, for the one credit that an answer costs. While one is running, or once one came, that one is followed instead. Throws not_found, no_credits or frozen. */
export const retryMessage = async (
  database: Database,
  member: Member,
  messageId: string,
  replaces: string | null = null,
): Promise<Sent> => {
  const { familyId, userId } = member
  const replyId = newId()
  const begin = () =>
    database.db.transaction(async (tx) => {
      // Held first, so that what is then read shows every attempt before this one, even one that ended while we waited.
      await lockMessage(tx, member, messageId)
      return runIn<RetriedRow>(tx, RETRY, [familyId, messageId, replyId, replaces, userId])
    })
  const [row] = await onceMoreAfterDeadlock(begin).catch((error) => {
    // Another attempt is running.
    if (hasCode(error, UNIQUE)) return []
    throw error
  })
  if (!row) return knownReply(database.db, member, { messageId })
  if (row.refusal) throw new AppError(row.refusal)
  const { choice } = row
  const message = {
    ...acceptedMessage(row.message_id, row.client_id, row.content, row.created_at, row.card),
    choice,
  }
  const accepted = { type: 'accepted', replyId, message, remaining: row.remaining } as const
  const conversationId = row.conversation_id
  return {
    kind: 'begun',
    replyId,
    conversationId,
    talk: row.kind,
    accepted,
    request: {
      ...requestFrom(row, row.kind, { text: row.content, choice }),
      kept: { familyId, userId, messageId: row.message_id, isShared: row.is_shared },
      instead: row.instead,
      care: choice ? null : assess(row.content, { childAge: Number(row.age) }),
      card: row.card,
    },
  }
}

const knownReply = async (
  db: Db,
  member: Member,
  key: MessageKey,
  otherwise: Refusal | 'not_found' = 'not_found',
): Promise<Sent> => {
  const known = await findReplied(db, member, key)
  if (!known) throw new AppError(otherwise)
  const { message, replyId, child } = known
  return {
    kind: 'known',
    replyId,
    accepted: { type: 'accepted', replyId, message, remaining: child.remaining },
  }
}

const offeredLabel = async (db: Db, member: Member, conversationId: string, choice: string) => {
  const label = await findOfferedLabel(db, member, conversationId, choice)
  if (label !== null) return label
  throw new AppError((await findChildOf(db, member, conversationId)) ? 'not_offered' : 'not_found')
}

/** A parent's message as it is shown once it is kept. */
export const acceptedMessage = (
  id: string,
  clientId: string | null,
  content: string,
  createdAt: Date,
  card: SafetyCard | null,
): Message => ({
  id,
  author: 'user',
  content,
  createdAt: new Date(createdAt).toISOString(),
  status: 'complete',
  clientId,
  answerTo: null,
  card,
  sources: [],
  error: null,
})

const requestFrom = (
  row: ChildColumns,
  talk: TalkKind,
  { text, choice }: { text: string; choice: string | null },
): CoachRequest => {
  // A visitor's child has no profile either way.
  const kind = talk === 'trial' ? 'child' : talk
  return {
    kind,
    child: {
      name: row.name,
      age: Number(row.age),
      alsoCalled: row.also_called,
      ...(kind === 'general'
        ? { type: null, interests: [] }
        : { type: typeOfProfile(row.personality_profile), interests: row.interests }),
    },
    turns: spokenTurns(row.turns.map(({ guide_note, ...turn }) => ({ ...turn, note: guide_note }))),
    text,
    choice,
    childId: row.child_id,
    priority: row.priority,
    personalityProfile: kind === 'general' ? null : row.personality_profile,
    otherNames: row.other_names,
    summaries: row.summaries,
    isGrave: row.level !== null,
  }
}

const UNIQUE = '23505'
