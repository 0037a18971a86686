import type { Member } from '../accounts/member.ts'
import type { Basis } from '../coach/coach.ts'
import type { FailureCode, MessageStatus, TalkKind } from '../coach/contract.ts'
import { firstChars } from '../platform/clean-text.ts'
import type { Database } from '../platform/db/db.ts'
import { onceMoreAfterDeadlock } from '../platform/db/sql-error.ts'
import { storedJson } from '../platform/db/stored-json.ts'
import type { ReplyEvent } from './contract.ts'
import { keepInstructions } from './data/keep-instructions.ts'
import { findReply } from './data/replies.ts'
import { SETTLE } from './data/statements.ts'
import type { Counted } from './history/summarise.ts'
import { isAnswer, keepsCredit, LAST_MESSAGE_CHARS } from './rules.ts'

export type Ending = Basis & {
  id: string
  status: MessageStatus
  error: FailureCode | null
  text: string
}

type SettledRow = {
  message_id: string
  id: string | null
  created_at: Date | null
  remaining: number | null
  credit: 'none' | 'kept' | 'returned'
} & Counted
type Ended = Extract<ReplyEvent, { type: 'ended' }>

export type Settled = {
  event: Ended
  counted: Counted
  /** What became of the credit it cost. */
  credit: SettledRow['credit']
}

/** Ends a running reply once: the answer is kept, a credit without an answer is given back. Null when it was settled before. */
export const settleReply = async (
  database: Database,
  { familyId, userId, replyId, kind }: Member & { replyId: string; kind: TalkKind },
  { id, status, error, text, sources, note, sent, parts, choices, isFree }: Ending,
): Promise<Settled | null> => {
  const [first, ...others] = sent ?? []
  const hasInstructions = first?.role === 'system'
  const values = [
    familyId,
    replyId,
    status,
    id,
    text,
    error,
    isFree || !keepsCredit(kind, status, text),
    storedJson(sources),
    note && storedJson(note),
    text.trim() === '' ? null : firstChars(text, LAST_MESSAGE_CHARS),
    sent ? storedJson(hasInstructions ? others : sent) : null,
    isAnswer(status, text),
    parts ? storedJson(parts) : null,
    choices ? storedJson(choices) : null,
    hasInstructions ? await keepInstructions(database, first.content) : null,
  ]
  const [row] = await onceMoreAfterDeadlock(() => database.run<SettledRow>(SETTLE, values))
  if (!row) return null
  // A child that is gone has nothing left.
  const { messages, summarised } = row
  const remaining = row.remaining ?? 0
  const settledBy = (event: Omit<Ended, 'type' | 'remaining'>): Settled => ({
    event: { type: 'ended', remaining, ...event },
    counted: { messages, summarised },
    credit: row.credit,
  })
  if (!row.created_at) {
    const whole = (await findReply(database.db, { familyId, userId }, replyId))?.answer
    if (whole?.status === 'complete') return settledBy({ answer: whole, kept: error ?? 'stopped' })
  }
  const answer = row.created_at && {
    id: row.id ?? id,
    author: 'assistant' as const,
    content: text,
    createdAt: new Date(row.created_at).toISOString(),
    status,
    clientId: null,
    answerTo: row.message_id,
    card: null,
    sources,
    error,
    parts: parts ?? null,
    choices: choices ?? [],
  }
  return settledBy({ answer })
}
