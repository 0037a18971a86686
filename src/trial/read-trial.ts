import { trialWords } from '../../content/trial/words.ts'
import type { Message } from '../conversation/contract.ts'
import type { Db } from '../platform/db/db.ts'
import type { Trial } from './contract.ts'
import {
  findAge,
  findCurrent,
  findVisitor,
  linkConversations,
  listFamilyMessages,
  listMessages,
} from './queries.ts'
import { budgetOf, GREETING_ID } from './rules.ts'
import { settleLeftOpen } from './settle-trial.ts'

/** What a visitor said, of every day that is kept, and what is left today; for a browser that may be new. */
export const readTrial = async (db: Db, visitorId: string | null, now: Date): Promise<Trial> => {
  const visitor = visitorId && (await findVisitor(db, visitorId))
  if (!visitor)
    return {
      kind: 'trial',
      messages: [greetingAt(now)],
      ...budgetOf(null, null, now),
      ageMonths: null,
      isKnown: false,
      isKept: false,
    }
  await settleLeftOpen(db, visitor.id)
  const current = await findCurrent(db, visitor.id)
  const messages = await listMessages(db, visitor.id)
  return {
    kind: 'trial',
    messages: [greetingAt(messages[0] ? new Date(messages[0].createdAt) : now), ...messages],
    ...budgetOf(visitor, current, now),
    ageMonths: await findAge(db, { visitorId: visitor.id }),
    isKnown: true,
    isKept: false,
  }
}

/** What a family wrote in the trial before it signed up, and in this browser since: to read, not to write in. */
export const readKeptTrial = async (
  db: Db,
  { familyId, visitorId }: { familyId: string; visitorId: string | null },
  now: Date,
): Promise<Trial> => {
  if (visitorId) await linkConversations(db, visitorId, familyId)
  const messages = await listFamilyMessages(db, familyId)
  const spent = { ...budgetOf(null, null, now), remaining: 0, canStartToday: false, conversationsLeft: 0 }
  const ageMonths = await findAge(db, { familyId })
  return {
    kind: 'trial',
    messages: [greetingAt(now), ...messages],
    ...spent,
    ageMonths,
    isKnown: true,
    isKept: true,
  }
}

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
