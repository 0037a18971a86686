import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { newDatabase, quietLog } from '../../tests/app/test-database.ts'
import { buildParent, type Client, clientOf, setPlan } from '../../tests/people/factories.ts'
import { chatOf, openPage, say } from '../../tests/people/family-chat.ts'
import { joinFamily } from '../../tests/people/members.ts'
import { openPostgres } from '../platform/db/open-postgres.ts'

const FAMILIES = 50
const EACH = 3

let replicas: [TestApp, TestApp]
let couples: [Client, Client][]
beforeAll(async () => {
  const databaseUrl = await newDatabase()
  const start = async () =>
    startTestApp(
      {},
      {
        opening: openPostgres(databaseUrl, quietLog).then((database) => ({
          database,
          jobEngine: { databaseUrl },
        })),
      },
    )
  replicas = [await start(), await start()]
  couples = await Promise.all(Array.from({ length: FAMILIES }, buildCouple))
})
afterAll(() => Promise.all(replicas.map((app) => app.stop())))

/** Two parents, each on a replica of their own; their sessions hold on both. */
const buildCouple = async (): Promise<[Client, Client]> => {
  const [one, two] = replicas
  const owner = await buildParent(one)
  await setPlan(one, owner, 'family')
  const other = await joinFamily(one, owner, await buildParent(one), 'parent')
  return [owner, clientOf(two, other.cookie, other.email)]
}

/** Says so many things, each sent again to the other replica before the next. */
const talk = async (client: Client, elsewhere: Client) => {
  for (let n = 0; n < EACH; n++) {
    const clientId = randomUUID()
    const text = `${client.email} ${n}`
    const sent = await Promise.all([say(client, text, { clientId }), say(elsewhere, text, { clientId })])
    for (const one of sent) expect(one.status).toBe(200)
  }
}

test('S107: of 100 people in 50 family chats on two replicas everybody hears each message once, and in one order', async () => {
  const [one, two] = replicas
  const opened = await Promise.all(
    couples.map(async ([owner, other]) => {
      const { changes } = await chatOf(owner)
      return { owner, other, pages: [await openPage(owner, changes), await openPage(other, changes)] }
    }),
  )
  await Promise.all(
    couples.flatMap(([owner, other]) => [
      talk(owner, clientOf(two, owner.cookie, owner.email)),
      talk(other, clientOf(one, other.cookie, other.email)),
    ]),
  )
  for (const { owner, pages } of opened) {
    const { messages } = await chatOf(owner)
    expect(messages.map(({ place }) => place)).toEqual(Array.from({ length: 2 * EACH }, (_, n) => n + 1))
    for (const email of couples.find(([first]) => first === owner)?.map((client) => client.email) ?? [])
      expect(
        messages.filter(({ content }) => content.startsWith(email)).map(({ content }) => content),
      ).toEqual(Array.from({ length: EACH }, (_, n) => `${email} ${n}`))
    const ids = messages.map(({ id }) => id)
    for (const page of pages)
      await expect.poll(() => page.messages().map(({ id }) => id), { timeout: 20_000 }).toEqual(ids)
  }
  await Promise.all(opened.flatMap(({ pages }) => pages.map((page) => page.close())))
})
