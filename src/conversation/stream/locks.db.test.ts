import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../../tests/app/coached-app.ts'
import { buildTalk, eventsOf, familyIdOf, readTalk, send } from '../../../tests/people/factories.ts'

let product: CoachedApp
beforeAll(async () => {
  product = await startCoachedApp()
})
beforeEach(() => product.upstream.scenario('plain'))
afterAll(() => product.stop())

type Talk = Awaited<ReturnType<typeof buildTalk>>

const statusOf = async (response: Promise<Response>) => (await response).status
const remove = ({ parent, id }: Talk) => parent.call('DELETE', `/api/conversations/${id}`)
const removeChild = ({ parent, childId }: Talk) => parent.call('DELETE', `/api/children/${childId}`)

/** What is done to a talk before, and what is done while its child is being deleted. */
const WRITERS: [string, (talk: Talk) => Promise<() => Promise<unknown>>][] = [
  [
    'a message is sent',
    async ({ parent, id }) =>
      () =>
        statusOf(send(parent, id, 'Help')),
  ],
  ['a talk is deleted', async (talk) => () => statusOf(remove(talk))],
  [
    'a talk is restored',
    async (talk) => {
      await remove(talk)
      return () => statusOf(talk.parent.call('POST', `/api/conversations/${talk.id}/restoration`))
    },
  ],
  [
    'another answer is wanted',
    async ({ parent, id }) => {
      product.upstream.scenario('empty')
      await eventsOf(await send(parent, id, 'Help'))
      const { messages } = await readTalk(parent, id)
      return () => statusOf(parent.call('POST', `/api/messages/${messages[1]?.id}/replies`))
    },
  ],
  [
    'an answer ends',
    async ({ parent, id }) => {
      product.upstream.scenario('held')
      const answer = await send(parent, id, 'Help')
      return async () => {
        product.upstream.release()
        // There is nothing left to settle, and so no word about it.
        return (await eventsOf(answer)).some(({ type }) => type === 'ended') ? 'ended' : 404
      }
    },
  ],
]

test.for(WRITERS)(
  'while a child is being deleted and %s, neither waits for the other for ever',
  async ([, prepare], { skip }) => {
    const { db, engine } = product.app.database
    // The embedded database does one thing at a time: nobody there can wait for anybody.
    skip(engine === 'pglite')
    const talk = await buildTalk(product.app)
    const familyId = await familyIdOf(product.app, talk.parent)
    const ofChild = sql`where family_id = ${familyId} and id = ${talk.childId}`
    const write = await prepare(talk)
    const written: Promise<unknown>[] = []
    await db.transaction(async (tx) => {
      // What a deletion does first; the rest of the family's rows go with the child.
      await tx.execute(sql`select 1 from child ${ofChild} for update`)
      written.push(write())
      await expect.poll(howManyWait, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0)
      await tx.execute(sql`delete from child ${ofChild}`)
    })
    expect(await written[0]).toBe(404)
  },
)

const howManyWait = async (): Promise<number> => {
  const { rows } = (await product.app.database.db.execute(
    sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )) as unknown as { rows: unknown[] }
  return rows.length
}

test('sent, deleted and its child deleted at once, again and again: each is done or finds nothing', async () => {
  for (let round = 0; round < 8; round++) {
    const talk = await buildTalk(product.app)
    const all = await Promise.all([
      send(talk.parent, talk.id, 'One'),
      send(talk.parent, talk.id, 'Two'),
      remove(talk),
      removeChild(talk),
    ])
    const [one, two, removed, childRemoved] = all.map(({ status }) => status)
    expect([200, 404]).toContain(one)
    expect([200, 404]).toContain(two)
    expect([204, 404]).toContain(removed)
    expect(childRemoved).toBe(204)
    await Promise.all(all.map((response) => response.text()))
    expect(await statusOf(talk.parent.call('GET', `/api/conversations/${talk.id}`))).toBe(404)
  }
})
