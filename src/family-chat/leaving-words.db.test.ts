import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../tests/app/coached-app.ts'
import { type Client, familyIdOf, userIdOf } from '../../tests/people/factories.ts'
import { buildParents, chatOf, say } from '../../tests/people/family-chat.ts'
import { createSealer } from '../platform/sealing.ts'
import { eraseHeld, readHeld } from '../privacy/queries.ts'
import { readTalks } from '../privacy/read-talks.ts'
import { heldTables, type Owner } from '../privacy/register.ts'

let product: CoachedApp
beforeAll(async () => {
  product = await startCoachedApp()
})
beforeEach(() => product.upstream.scenario('plain'))
afterAll(() => product.stop())

const ownerOf = async (client: Client): Promise<Owner> => ({
  userId: await userIdOf(product.app, client),
  familyId: await familyIdOf(product.app, client),
  email: client.email,
})

/** Ana's and Ben's words, and an answer to each. */
const buildTalk = async () => {
  const { owner: ana, other: ben } = await buildParents(product.app)
  const answers = (count: number) =>
    expect
      .poll(
        async () =>
          (await chatOf(ana)).messages.filter(({ status, answerTo }) => answerTo && status === 'complete')
            .length,
        {
          timeout: 20_000,
        },
      )
      .toBe(count)
  await say(ben, 'Benswords about Mia', { asks: true })
  await answers(1)
  await say(ana, 'Anaswords about Mia', { asks: true })
  await answers(2)
  return { ana, ben }
}

const exportOf = async (owner: Owner): Promise<string> => {
  const { db } = product.app.database
  const rows: unknown[] = []
  const reading = { db, sealer: createSealer('nothing sealed is read: 32 characters', null) }
  for (const [table, held] of heldTables())
    if (!held.notExported && table !== 'profile')
      for await (const page of readHeld(reading, table, held, owner)) rows.push(page)
  for (const talk of await readTalks(db, owner)) for await (const said of talk.messages()) rows.push(said)
  return JSON.stringify(rows)
}

test('an export has one’s own words in the family chat and the answers to them, and nobody else’s', async () => {
  const { ana, ben } = await buildTalk()
  expect(await exportOf(await ownerOf(ben))).toContain('Benswords')
  expect(await exportOf(await ownerOf(ben))).not.toContain('Anaswords')
  expect(await exportOf(await ownerOf(ana))).toContain('Anaswords')
  expect(await exportOf(await ownerOf(ana))).not.toContain('Benswords')
})

test('whoever left keeps their own words, and an erasure takes them out of the chat and leaves the others’', async () => {
  const { ana, ben } = await buildTalk()
  const { db } = product.app.database
  const familyId = await familyIdOf(product.app, ana)
  const benId = await userIdOf(product.app, ben)
  await db.execute(sql`delete from family_member where family_id = ${familyId} and user_id = ${benId}`)
  const gone = { userId: benId, familyId: benId, email: ben.email }
  expect(await exportOf(gone)).toContain('Benswords')
  expect(await exportOf(gone)).not.toContain('Anaswords')
  expect((await chatOf(ana)).messages.map(({ content }) => content)).toContain('Benswords about Mia')
  await db.transaction((tx) => eraseHeld(tx, gone))
  const { messages } = await chatOf(ana)
  expect(messages.map(({ author }) => author)).toEqual(['user', 'assistant'])
  const tables = ['message', 'reply', 'conversation', 'summary', 'memory']
  for (const table of tables) {
    const found = await db.execute(
      sql`select count(*)::int as count from ${sql.identifier(table)} held
        where family_id = ${familyId} and to_jsonb(held)::text like '%Benswords%'`,
    )
    expect((found as unknown as { rows: { count: number }[] }).rows[0]?.count, table).toBe(0)
  }
})
