import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/app/test-database.ts'
import type { CoachRequest, Proposed } from '../../coach/coach.ts'
import { message } from '../../conversation/data/tables.ts'
import type { Database, Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import type { SafetyCard } from '../../safety/contract.ts'
import { memory } from '../tables.ts'
import { learn } from './learn.ts'

const FAMILIES = 100
const SAID = [
  'Bath is at seven, then two books.',
  'Gran Ann lives with us.',
  'He hates loud noises since the fair.',
  'I don’t think she likes the dark.',
  'We walk to nursery every morning.',
  'Er schläft nie vor neun.',
  'Is that normal at her age?',
]
/** Words that a model makes up, cuts out, joins or turns round. */
const MADE_UP = ['loves loud noises', 'likes', 'two books. Gran Ann', 'every evening', '', 'hits his sister']
const DANGER = 'He wants to hurt himself with a knife.'

let database: Database
let db: Db
beforeAll(async () => {
  database = (await openTestDatabase()).database
  db = database.db
})
afterAll(() => database.close())

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T

/** A family with a message of its own; every fifth one's has a card, and every seventh one's talk has had one before. */
const build = async (n: number) => {
  const [familyId, userId, childId, talkId, messageId] = [newId(), newId(), newId(), newId(), newId()]
  const hasCard = n % 5 === 0
  const isGrave = n % 7 === 0
  const text = [pick(SAID, n), pick(SAID, n + 2 + (n % 3)), ...(hasCard ? [DANGER] : [])].join(' ')
  await db.execute(sql`insert into "user" (id, name, email) values (${userId}, 'P', ${`p${n}@example.org`})`)
  await db.execute(sql`insert into family (id) values (${familyId})`)
  await db.execute(
    sql`insert into family_member (family_id, user_id, role) values (${familyId}, ${userId}, 'owner')`,
  )
  await db.execute(sql`insert into child (family_id, id, name, age, interests, remaining_messages)
    values (${familyId}, ${childId}, 'Mia', 4, '{}', 9)`)
  await db.execute(sql`insert into conversation (family_id, id, child_id, author_id, kind, title, level)
    values (${familyId}, ${talkId}, ${childId}, ${userId}, 'child', 'T', ${isGrave ? 'crisis' : null})`)
  await db.execute(sql`insert into message (family_id, id, conversation_id, author, user_id, content, card)
    values (${familyId}, ${messageId}, ${talkId}, 'user', ${userId}, ${text}, ${hasCard ? '{"level": "crisis"}' : null}::jsonb)`)
  return { familyId, userId, childId, messageId, text, isSilent: hasCard || isGrave }
}

/** What a model may propose: pieces of the message, and what isn't in it. */
const proposalsFor = (text: string, n: number): Proposed[] => {
  const words = text.split(' ')
  const from = (n * 3) % Math.max(1, words.length - 4)
  return [
    { kind: 'routine', words: words.slice(from, from + 3 + (n % 3)).join(' ') },
    { kind: 'hard', words: pick(MADE_UP, n) },
    { kind: 'person', words: DANGER },
  ]
}

const requestOf = ({ familyId, userId, childId, messageId, text }: Awaited<ReturnType<typeof build>>) => ({
  kind: 'child' as const,
  child: { name: 'Mia', age: 4, type: null, interests: [] },
  turns: [],
  text,
  childId,
  parent: { uid: userId, email: null },
  kept: { familyId, userId, messageId, isShared: false },
})

test('S84: of a hundred families no memory stands without its message, and none of a crisis or of another family', async () => {
  const families = await Promise.all(Array.from({ length: FAMILIES }, (_, n) => build(n)))
  for (const [n, family] of families.entries()) {
    const asked: CoachRequest & { kept: NonNullable<CoachRequest['kept']> } = requestOf(family)
    const told = n % 2 ? { ...asked, card: null as SafetyCard | null } : asked
    const answer = { proposed: proposalsFor(family.text, n), cardId: null }
    // A retry learns again.
    for (let times = 0; times < 2; times++) await learn(db, told, answer, new Date())
  }
  const rows = await db
    .select({ memory, content: message.content, card: message.card })
    .from(memory)
    .innerJoin(message, eq(message.id, memory.messageId))
  expect(rows.length).toBeGreaterThan(20)
  for (const { memory: kept, content, card } of rows) {
    const family = families.find(({ familyId }) => familyId === kept.familyId)
    expect(content).toContain(kept.text)
    expect(kept.text).not.toContain('?')
    expect(card).toBeNull()
    expect(kept.text).not.toContain('knife')
    expect(family).toMatchObject({
      childId: kept.childId,
      userId: kept.userId,
      messageId: kept.messageId,
      isSilent: false,
    })
  }
  expect(new Set(rows.map(({ memory: kept }) => `${kept.messageId} ${kept.text}`)).size).toBe(rows.length)
  await db.execute(sql`delete from message`)
  expect(await db.select().from(memory)).toEqual([])
})
