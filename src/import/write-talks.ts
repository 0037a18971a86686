import { sql } from 'drizzle-orm'
import { conversation, message, summary } from '../conversation/data/tables.ts'
import type { Db } from '../platform/db/db.ts'
import { idOf, timedIdOf } from './ids.ts'
import type { ImportParts, Step, Taken } from './import-export.ts'
import { kindOf, lineOf, textOf, timeOf, UNKNOWN_TIME } from './rules.ts'

const TITLE_MAX_CHARS = 200
const FINISHED_AT_ONCE = 200
const SUMMARISED_MESSAGES = 10

export const sessionsStep = ({ report }: ImportParts, taken: Taken): Step => ({
  collection: 'users/children/chatSessions',
  prepare: ({ path, parent, data }) => {
    const owner = taken.children.get(parent)
    if (!owner) {
      report(path, { code: 'parent_missing' })
      return null
    }
    const note = () => report(path, { code: 'field_replaced', field: 'title' })
    const title = lineOf(data.title, TITLE_MAX_CHARS, note) || 'New Chat'
    const createdAt = timeOf(data.createdAt) ?? UNKNOWN_TIME
    const id = idOf(path)
    taken.sessions.set(path, { familyId: owner.familyId, id, createdAt, summaries: 0 })
    const { familyId, childId, userId: authorId } = owner
    return { familyId, childId, authorId, id, title, kind: kindOf(title), createdAt }
  },
  write: async (tx, rows: (typeof conversation.$inferInsert)[]) =>
    (await tx.insert(conversation).values(rows).onConflictDoNothing().returning({ id: conversation.id }))
      .length,
})

export const messagesStep = ({ report }: ImportParts, taken: Taken): Step => ({
  collection: 'users/children/chatSessions/messages',
  prepare: ({ path, parent, data }) => {
    const talk = taken.sessions.get(parent)
    const content = textOf(data.content)
    if (!talk || content === '') {
      report(path, { code: talk ? 'content_missing' : 'parent_missing' })
      return null
    }
    const createdAt = timeOf(data.timestamp) ?? talk.createdAt
    return {
      familyId: talk.familyId,
      id: timedIdOf(path, createdAt),
      conversationId: talk.id,
      author: data.type === 'user' ? 'user' : 'assistant',
      content,
      createdAt,
    }
  },
  write: async (tx, rows: (typeof message.$inferInsert)[]) =>
    (await tx.insert(message).values(rows).onConflictDoNothing().returning({ id: message.id })).length,
})

export const summariesStep = ({ report }: ImportParts, taken: Taken): Step => ({
  collection: 'users/children/chatSessions/summaries',
  prepare: ({ path, parent, data }) => {
    const talk = taken.sessions.get(parent)
    const text = textOf(data.summary)
    if (!talk || text === '') {
      report(path, { code: talk ? 'content_missing' : 'parent_missing' })
      return null
    }
    talk.summaries += 1
    const createdAt = timeOf(data.timestamp) ?? talk.createdAt
    const { familyId, id: conversationId } = talk
    const messageCount = talk.summaries * SUMMARISED_MESSAGES
    return {
      familyId,
      id: timedIdOf(path, createdAt),
      conversationId,
      summary: text,
      messageCount,
      createdAt,
    }
  },
  write: async (tx, rows: (typeof summary.$inferInsert)[]) =>
    (await tx.insert(summary).values(rows).onConflictDoNothing().returning({ id: summary.id })).length,
})

/** What follows from the messages: counts, last words, and which answer belongs to which question. */
export const finishTalks = async (db: Db, talks: { familyId: string; id: string }[]): Promise<void> => {
  for (let from = 0; from < talks.length; from += FINISHED_AT_ONCE) {
    const some = talks.slice(from, from + FINISHED_AT_ONCE)
    const keys = sql.join(
      some.map(({ familyId, id }) => sql`(${familyId}::uuid, ${id}::uuid)`),
      sql`, `,
    )
    await db.transaction(async (tx) => {
      await tx.execute(sql`update message m set answer_to = before.question from (
          select family_id, id, author, lag(id) over talk as question, lag(author) over talk as asker from message
          where (family_id, conversation_id) in (${keys}) window talk as (partition by family_id, conversation_id order by id)
        ) before where before.family_id = m.family_id and before.id = m.id and before.author = 'assistant'
          and before.asker = 'user' and m.answer_to is null`)
      await tx.execute(sql`update conversation c set
          message_count = (select count(*) from message m where m.family_id = c.family_id and m.conversation_id = c.id),
          last_message = coalesce((select left(content, 100) from message m
            where m.family_id = c.family_id and m.conversation_id = c.id order by id desc limit 1), '')
        where (c.family_id, c.id) in (${keys})`)
    })
  }
}
