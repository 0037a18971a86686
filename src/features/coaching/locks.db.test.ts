import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../../tests/coached-app.ts'
import { buildTalk, eventsOf, familyIdOf, readTalk, send } from '../../../tests/factories.ts'
import type { Db } from '../../platform/db/db.ts'

let product: CoachedApp
beforeAll(async () => {
  product = await startCoachedApp()
})
beforeEach(() => product.upstream.scenario('plain'))
afterAll(() => product.stop())

type Talk = Awaited<ReturnType<typeof buildTalk>>
type Writer = (talk: Talk) => Promise<unknown>

const remove = ({ parent, id }: Talk) => parent.call('DELETE', `/api/conversations/${id}`)
const removeChild = ({ parent, childId }: Talk) => parent.call('DELETE', `/api/children/${childId}`)

/** Resolves once somebody waits for a lock that another holds. */
const somebodyWaits = (db: Db) =>
  expect
    .poll(
      async () =>
        ((await db.execute(
          sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )) as unknown as { rows: { waiting: number }[] }).rows[0]?.waiting,
      { timeout: 20_000, interval: 5 },
    )
    .toBeGreaterThan(0)

const answered = async (talk: Talk) => {
  await eventsOf(await send(talk.parent, talk.id, 'Help'))
  return (await readTalk(talk.parent, talk.id)).messages.find(({ author }) => author === 'user')
}

const WRITERS: [string, Writer][] = [
  ['a message is sent', async ({ parent, id }) => (await send(parent, id, 'Help')).status],
  ['a talk is deleted', async (talk) => (await remove(talk)).status],
  [
    'a talk is restored',
    async ({ parent, id }) => (await parent.call('POST', `/api/conversations/${id}/restoration`)).status,
  ],
]

// The embedded database does one thing at a time: nobody there can wait for anybody.
test.runIf(process.env.TEST_ENGINE === 'postgres')
  .each(WRITERS)('while a child is being deleted and %s, neither waits for the other for ever', async (_, write) => {
  const { db } = product.app.database
  const talk = await buildTalk(product.app)
  const familyId = await familyIdOf(product.app, talk.parent)
  if (write === WRITERS[2]?.[1]) await remove(talk)
  const written = { status: Promise.resolve<unknown>(null) }
  await db.transaction(async (tx) => {
    // What a deletion does first; the rest of the family's rows go with the child.
    await tx.execute(sql`select 1 from child where family_id = ${familyId} and id = ${talk.childId} for update`)
    written.status = write(talk)
    await somebodyWaits(db)
    await tx.execute(sql`delete from child where family_id = ${familyId} and id = ${talk.childId}`)
  })
  expect(await written.status).toBe(404)
})

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'while a child is being deleted and an answer to its parent ends, neither waits for the other for ever',
  async () => {
    const { db } = product.app.database
    const talk = await buildTalk(product.app)
    const familyId = await familyIdOf(product.app, talk.parent)
    product.upstream.scenario('held')
    const response = await send(talk.parent, talk.id, 'Help')
    await product.upstream.asked(product.upstream.counts.answered)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from child where family_id = ${familyId} and id = ${talk.childId} for update`)
      product.upstream.release()
      await somebodyWaits(db)
      await tx.execute(sql`delete from child where family_id = ${familyId} and id = ${talk.childId}`)
    })
    // Its settlement found nothing to settle: the stream ends without a word about it.
    expect((await eventsOf(response)).map(({ type }) => type)).not.toContain('ended')
  },
)

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'while a child is being deleted and an answer is wanted anew, neither waits for the other for ever',
  async () => {
    const { db } = product.app.database
    const talk = await buildTalk(product.app)
    const familyId = await familyIdOf(product.app, talk.parent)
    product.upstream.scenario('empty')
    const question = await answered(talk)
    product.upstream.scenario('plain')
    let again: Promise<Response> | null = null
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from child where family_id = ${familyId} and id = ${talk.childId} for update`)
      again = talk.parent.call('POST', `/api/messages/${question?.id}/replies`)
      await somebodyWaits(db)
      await tx.execute(sql`delete from child where family_id = ${familyId} and id = ${talk.childId}`)
    })
    expect((await (again as unknown as Promise<Response>)).status).toBe(404)
  },
)

test('sent, deleted and its child deleted at once, again and again: nothing is refused that should not be', async () => {
  for (let round = 0; round < 8; round++) {
    const talk = await buildTalk(product.app)
    const all = await Promise.all([
      send(talk.parent, talk.id, 'One'),
      send(talk.parent, talk.id, 'Two'),
      remove(talk),
      removeChild(talk),
    ])
    const statuses = all.map(({ status }) => status)
    expect(statuses.slice(0, 2).every((status) => status === 200 || status === 404)).toBe(true)
    expect([204, 404]).toContain(statuses[2])
    expect(statuses[3]).toBe(204)
    await Promise.all(all.slice(0, 2).map((response) => response.text()))
    expect((await talk.parent.call('GET', `/api/conversations/${talk.id}`)).status).toBe(404)
  }
})
