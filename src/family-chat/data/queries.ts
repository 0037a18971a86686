import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Member } from '../../accounts/member.ts'
import { messageFields, presentMessage } from '../../conversation/data/queries.ts'
import { conversation, message } from '../../conversation/data/tables.ts'
import { inReadable, readBy } from '../../conversation/readable/read-by.ts'
import { readableConversation as talk } from '../../conversation/readable/tables.ts'
import { child } from '../../family/tables.ts'
import type { Database, Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import type { ChatMessage, ChatState } from '../contract.ts'
import { type AnswerMode, PAGE, type Payer } from '../rules.ts'
import { familyChat, familyChatMember } from '../tables.ts'
import { COME, STATE } from './statements.ts'

/** Two parents who open it at once open the same. */
export const openChat = (db: Db, familyId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .insert(conversation)
      .values({ familyId, id: newId(), kind: 'family', title: 'Family chat', isShared: true, changes: 0 })
      .onConflictDoNothing()
    await tx.execute(sql`insert into family_chat (family_id, conversation_id)
      select family_id, id from conversation where family_id = ${familyId} and kind = 'family'
      on conflict do nothing`)
  })

/** The family's chat, where this member may read it. */
export const findChat = async (
  db: Db,
  member: Member,
): Promise<{ conversationId: string; answers: AnswerMode } | null> =>
  (
    await db
      .select({ conversationId: talk.id, answers: familyChat.answers })
      .from(talk)
      .innerJoin(
        familyChat,
        and(eq(familyChat.familyId, talk.familyId), eq(familyChat.conversationId, talk.id)),
      )
      .where(readBy(member))
  )[0] ?? null

export const readState = async (
  database: Pick<Database, 'run'>,
  familyId: string,
): Promise<ChatState | null> => (await database.run<ChatState>(STATE, [familyId]))[0] ?? null

const inChat = (member: Member) =>
  and(eq(message.familyId, member.familyId), eq(talk.kind, 'family'), inReadable(message, member))

const selectMessages = (db: Db, member: Member, where: ReturnType<typeof and>) =>
  db
    .select({ ...messageFields })
    .from(message)
    .innerJoin(talk, inReadable(message, member))
    .where(and(inChat(member), where))
    .$dynamic()

const present = (row: Parameters<typeof presentMessage>[0]): ChatMessage => ({
  ...presentMessage(row),
  place: row.place ?? 0,
  change: row.change ?? 0,
  writerId: row.userId,
})

/** The newest, or those before a place: oldest first. */
export const listNewest = async (db: Db, member: Member, before?: number) => {
  const rows = await selectMessages(db, member, before ? lt(message.place, before) : undefined)
    .orderBy(desc(message.place))
    .limit(PAGE + 1)
  return { messages: rows.slice(0, PAGE).reverse().map(present), hasEarlier: rows.length > PAGE }
}

/** What happened to messages after a change, in order: so many at most. */
export const listChanged = async (
  db: Db,
  member: Member,
  after: number,
  most: number,
): Promise<ChatMessage[]> =>
  (await selectMessages(db, member, gt(message.change, after)).orderBy(asc(message.change)).limit(most)).map(
    present,
  )

export const findMessage = async (
  db: Db,
  member: Member,
  key: { id: string } | { clientId: string },
): Promise<ChatMessage | null> => {
  const which = 'id' in key ? eq(message.id, key.id) : eq(message.clientId, key.clientId)
  const [row] = await selectMessages(db, member, which).limit(1)
  return row ? present(row) : null
}

/** What parents said last, oldest first: a message is read for danger with it. */
export const listSaidLast = async (db: Db, member: Member): Promise<string[]> =>
  (await selectMessages(db, member, eq(message.author, 'user')).orderBy(desc(message.place)).limit(2))
    .map(({ content }) => content)
    .reverse()

/** The family's children as an answer is paid for, with their ages in years. */
export const listPayers = (db: Db, familyId: string): Promise<(Payer & { age: number })[]> =>
  db
    .select({
      id: child.id,
      name: child.name,
      alsoCalled: child.alsoCalled,
      remaining: child.remainingMessages,
      isFrozen: child.isFrozen,
      age: child.age,
    })
    .from(child)
    .where(eq(child.familyId, familyId))
    .orderBy(asc(child.createdAt), asc(child.id))

/** Switches the coach; everybody's page is told. False where there's no chat of theirs. */
export const changeAnswers = (db: Db, member: Member, answers: AnswerMode): Promise<boolean> =>
  db.transaction(async (tx) => {
    const chat = await findChat(tx, member)
    if (!chat) return false
    const { familyId } = member
    await tx
      .update(conversation)
      .set({ changes: sql`${conversation.changes} + 1` })
      .where(and(eq(conversation.familyId, familyId), eq(conversation.id, chat.conversationId)))
    await tx.update(familyChat).set({ answers }).where(eq(familyChat.familyId, familyId))
    return true
  })

type Whose = { familyId: string; userId: string }
const ofMember = ({ familyId, userId }: Whose) =>
  and(eq(familyChatMember.familyId, familyId), eq(familyChatMember.userId, userId))

/** True where the others see somebody come. */
export const come = async (database: Pick<Database, 'run'>, { familyId, userId }: Whose): Promise<boolean> =>
  (await database.run<{ is_new: boolean }>(COME, [familyId, userId]))[0]?.is_new ?? false

export const findMemberRow = async (db: Db, whose: Whose) =>
  (await db.select().from(familyChatMember).where(ofMember(whose)))[0] ?? null

/** Reading goes forward only, however late a request comes. What was read is waited for no more. */
export const markRead = async (db: Db, { familyId, userId }: Whose, place: number): Promise<void> => {
  await db.execute(sql`insert into family_chat_member (family_id, user_id, read_place)
    select m.family_id, m.user_id, ${place} from family_member m
    where m.family_id = ${familyId} and m.user_id = ${userId} and m.role <> 'carer'
    on conflict (family_id, user_id) do update set
      read_place = greatest(family_chat_member.read_place, excluded.read_place),
      waiting_since = case when exists (select 1 from conversation c
        join message later on later.family_id = c.family_id and later.conversation_id = c.id
        where c.family_id = ${familyId} and c.kind = 'family' and later.author = 'user' and later.user_id is distinct from ${userId}
          and later.place > greatest(family_chat_member.read_place, excluded.read_place))
        then family_chat_member.waiting_since end`)
}

export const wishReminder = async (
  db: Db,
  { familyId, userId }: Whose,
  wantsReminder: boolean,
): Promise<void> => {
  await db
    .insert(familyChatMember)
    .values({ familyId, userId, wantsReminder })
    .onConflictDoUpdate({
      target: [familyChatMember.familyId, familyChatMember.userId],
      set: { wantsReminder },
    })
}

/** What others wrote since a member last read; ninety-nine at most are counted. */
export const countUnread = async (db: Db, member: Whose, after: number): Promise<number> =>
  (
    await selectMessages(
      db,
      member,
      and(gt(message.place, after), sql`${message.userId} is distinct from ${member.userId}`),
    ).limit(99)
  ).length
