import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { type Client, familyIdOf, userIdOf } from '../../tests/people/factories.ts'
import { buildParents, chatOf, openPage, say } from '../../tests/people/family-chat.ts'
import type { Unread } from './contract.ts'
import { mailThoseAway, sendWaiting, type Waiting } from './mail/mail-those-away.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const unreadOf = async (client: Client): Promise<Unread> =>
  (await client.call('GET', '/api/family-chat/unread')).json()
const read = (client: Client, place: number) => client.call('PUT', '/api/family-chat/read', { place })

/** As if so many minutes had gone by for this family's members. */
const later = async (familyId: string, minutes: number) => {
  const ago = sql.raw(`interval '${minutes} minutes'`)
  await app.database.db.execute(sql`update family_chat_member set waiting_since = waiting_since - ${ago},
    mailed_at = mailed_at - ${ago}, here_until = here_until - ${ago} where family_id = ${familyId}`)
}

/** Who is written to now, of one family, by two replicas at once. */
const mailed = async (familyId: string): Promise<string[]> => {
  const found: Waiting[] = []
  const look = () => mailThoseAway(app.database.db, async (_, waiting) => void found.push(waiting))
  await Promise.all([look(), look()])
  return found.filter((waiting) => waiting.familyId === familyId).map(({ userId }) => userId)
}

test('each member has their own marks, which only go forward', async () => {
  const { owner, other } = await buildParents(app)
  expect(await unreadOf(other)).toEqual({ hasChat: true, unread: 0 })
  for (const text of ['One', 'Two', 'Three']) await say(owner, text)
  expect(await unreadOf(owner)).toEqual({ hasChat: true, unread: 0 })
  expect(await unreadOf(other)).toEqual({ hasChat: true, unread: 3 })
  await read(other, 2)
  await read(other, 1)
  expect(await unreadOf(other)).toMatchObject({ unread: 1 })
  expect((await chatOf(other)).readPlace).toBe(2)
})

test('who is here is seen by the others, and ends by itself', async () => {
  const { owner, other } = await buildParents(app)
  const { changes, meId } = await chatOf(other)
  const page = await openPage(owner, changes)
  const others = await openPage(other, changes)
  const hereOf = () => {
    const last = page.told.at(-1)
    return last?.type === 'news' && last.state.members.find(({ id }) => id === meId)?.isHere
  }
  await expect.poll(hereOf, { timeout: 20_000 }).toBe(true)
  await others.close()
  await later(await familyIdOf(app, owner), 1)
  await expect.poll(hereOf, { timeout: 20_000 }).toBe(false)
  await page.close()
})

test('S108: whoever is away is written to once an hour at most, and not again before they read', async () => {
  const { owner, other } = await buildParents(app)
  const familyId = await familyIdOf(app, owner)
  const otherId = await userIdOf(app, other)
  await say(owner, 'Are you there?')
  expect(await mailed(familyId)).toEqual([])
  await later(familyId, 3)
  expect(await mailed(familyId)).toEqual([otherId])
  await later(familyId, 600)
  await say(owner, 'Hello?')
  await later(familyId, 3)
  expect(await mailed(familyId)).toEqual([])
  await read(other, 2)
  await say(owner, 'And now?')
  await later(familyId, 3)
  expect(await mailed(familyId)).toEqual([otherId])
  await read(other, 3)
  await say(owner, 'Again')
  await later(familyId, 3)
  expect(await mailed(familyId)).toEqual([])
  await later(familyId, 60)
  expect(await mailed(familyId)).toEqual([otherId])
})

test('nobody is written to who is here, has read it or turned it off', async () => {
  const { owner, other } = await buildParents(app)
  const familyId = await familyIdOf(app, owner)
  await say(owner, 'One')
  const page = await openPage(other, 0)
  await expect.poll(() => page.told.length, { timeout: 20_000 }).toBeGreaterThan(0)
  await app.database.db.execute(
    sql`update family_chat_member set waiting_since = now() - interval '1 hour' where family_id = ${familyId} and waiting_since is not null`,
  )
  expect(await mailed(familyId)).toEqual([])
  await page.close()
  expect((await other.call('PUT', '/api/family-chat/mail', { wantsMail: false })).status).toBe(204)
  await later(familyId, 60)
  expect(await mailed(familyId)).toEqual([])
})

test('S108: the mail says that something is there, and no name and no word of it', async () => {
  const { owner, other } = await buildParents(app)
  await say(owner, 'Mia is a xylophone')
  const sent: unknown[] = []
  const waiting = { familyId: await familyIdOf(app, owner), userId: await userIdOf(app, other) }
  const parts = {
    db: app.database.db,
    appUrl: 'https://kinwise.example',
    sendMail: async (mail: unknown) => void sent.push(mail),
  }
  await sendWaiting(parts, waiting)
  expect(sent).toMatchObject([{ to: other.email, subject: "There's something new for you" }])
  expect(JSON.stringify(sent)).not.toMatch(/Mia|Tom|xylophone|Parent\b/)
  await read(other, 1)
  await sendWaiting(parts, waiting)
  expect(sent).toHaveLength(1)
})
