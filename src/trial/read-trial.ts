import { and, asc, eq } from 'drizzle-orm'
import { trialWords } from '../../content/trial/words.ts'
import { type Member, visitorOf } from '../accounts/member.ts'
import type { Message, ReplyEvent } from '../conversation/contract.ts'
import { listMessages } from '../conversation/data/queries.ts'
import { readBy } from '../conversation/readable/read-by.ts'
import { readableConversation } from '../conversation/readable/tables.ts'
import { isAnswer, LONG_PAGE } from '../conversation/rules.ts'
import type { Db } from '../platform/db/db.ts'
import { findAskedAge } from './asked-before.ts'
import type { Trial } from './contract.ts'
import { budgetOf, failureText, GREETING_ID } from './rules.ts'
import { findPlace, findVisitor } from './visitors.ts'

/** What a visitor said, of every day that is kept, and what is left today; for a browser that may be new. */
export const readTrial = async (db: Db, visitorId: string | null, now: Date): Promise<Trial> => {
  const visitor = visitorId ? await findVisitor(db, visitorId) : null
  const place = visitor && (await findPlace(db, visitor))
  const messages = place?.conversationId
    ? await listSaid(db, visitorOf(place.familyId), place.conversationId)
    : []
  const { remaining, canStartToday, conversationsLeft, total } = budgetOf(
    visitor,
    place?.remaining ?? null,
    now,
  )
  return {
    kind: 'trial',
    messages: [greetingAt(messages[0] ? new Date(messages[0].createdAt) : now), ...messages],
    ...{ remaining, total, canStartToday, conversationsLeft },
    ageMonths: place?.ageMonths ?? null,
    isKnown: visitor !== null,
    isKept: false,
  }
}

/** What a member wrote in the trial before they had an account: to read, not to write in. */
export const readKeptTrial = async (db: Db, member: Member, now: Date): Promise<Trial> => {
  const talks = await db
    .select({ id: readableConversation.id })
    .from(readableConversation)
    .where(and(readBy(member), eq(readableConversation.kind, 'trial')))
    .orderBy(asc(readableConversation.id))
  const said = await Promise.all(talks.map(({ id }) => listSaid(db, member, id)))
  return {
    kind: 'trial',
    messages: [greetingAt(now), ...said.flat().toSorted((a, b) => (a.id < b.id ? -1 : 1))],
    ...{ remaining: 0, total: budgetOf(null, null, now).total, canStartToday: false, conversationsLeft: 0 },
    ageMonths: await findAskedAge(db, member.familyId),
    isKnown: true,
    isKept: true,
  }
}

const listSaid = async (db: Db, member: Member, conversationId: string): Promise<Message[]> =>
  (await listMessages(db, member, conversationId, { limit: LONG_PAGE })).messages.map(presentMessage)

/** As a visitor reads it: nothing can be marked, and an answer that failed is told in the trial's own words, as specified. */
const presentMessage = ({
  parts: _parts,
  isStarred: _star,
  feedback: _mark,
  ...message
}: Message): Message =>
  message.author === 'user' || isAnswer(message.status, message.content)
    ? message
    : { ...message, status: 'failed', content: failureText(message.content) }

export const presentEvent = (event: ReplyEvent): ReplyEvent =>
  event.type === 'ended' && event.answer ? { ...event, answer: presentMessage(event.answer) } : event

const greetingAt = (at: Date): Message => ({
  id: GREETING_ID,
  author: 'assistant',
  content: trialWords.greeting,
  createdAt: at.toISOString(),
  status: 'complete',
  clientId: null,
  answerTo: null,
  card: null,
  sources: [],
  error: null,
})
