import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { type Client, familyIdOf, userIdOf } from '../../tests/people/factories.ts'
import { buildParents, chatOf, openPage, say } from '../../tests/people/family-chat.ts'
import { updateSubscription } from '../plans/queries.ts'
import type { Unread } from './contract.ts'
import { remindThoseAway, type Waiting } from './reminders/remind-those-away.ts'
import { type PushedReminder, pushReminder, sendReminder } from './reminders/send-reminder.ts'

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
    reminded_at = reminded_at - ${ago}, here_until = here_until - ${ago} where family_id = ${familyId}`)
}

/** Who is written to now, of one family, by two replicas at once. */
const mailed = async (familyId: string): Promise<string[]> => {
  const found: Waiting[] = []
  const look = () => remindThoseAway(app.database.db, async (_, waiting) => void found.push(waiting))
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

test('whoever has no place in the plan any more reads on, and marks what they have read', async () => {
  const { owner, other } = await buildParents(app)
  await say(owner, 'One')
  await updateSubscription(app.database.db, await familyIdOf(app, owner), { planId: 'basic' })
  expect(await unreadOf(other)).toMatchObject({ unread: 1 })
  expect((await read(other, 1)).status).toBe(204)
  expect(await unreadOf(other)).toMatchObject({ unread: 0 })
  expect((await say(other, 'Two')).status).toBe(409)
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
  expect((await other.call('PUT', '/api/family-chat/reminders', { wantsReminder: false })).status).toBe(204)
  await later(familyId, 60)
  expect(await mailed(familyId)).toEqual([])
})

/** What a reminder leads to: mails, and pushes that are sent at once. */
const reminded = (devices: string[]) => {
  const sent: unknown[] = []
  const parts = {
    ...{ db: app.database.db, appUrl: 'https://kinwise.example' },
    sendMail: async (mail: unknown) => void sent.push(mail),
    notifications: {
      devicesOf: async () => devices,
      send: async (device: string, push: object) => {
        sent.push({ device, ...push })
        return null
      },
    },
    pushLater: (reminder: PushedReminder) => pushReminder(parts, reminder),
  }
  return { sent, remind: (waiting: Waiting) => sendReminder(parts, waiting, new Date()) }
}

test('S108: the reminder says that something is there, and no name and no word of it: by mail, or on every device that takes notifications', async () => {
  const { owner, other } = await buildParents(app)
  await say(owner, 'Mia is a xylophone')
  const waiting = { familyId: await familyIdOf(app, owner), userId: await userIdOf(app, other) }
  const byMail = reminded([])
  await byMail.remind(waiting)
  expect(byMail.sent).toMatchObject([{ to: other.email, subject: "There's something new for you" }])
  const byPush = reminded(['one', 'two'])
  await byPush.remind(waiting)
  expect(byPush.sent).toMatchObject([{ device: 'one' }, { device: 'two', opens: '/family-chat' }])
  for (const { sent } of [byMail, byPush])
    expect(JSON.stringify(sent)).not.toMatch(/Mia|Tom|xylophone|Parent\b/)
  await read(other, 1)
  await byMail.remind(waiting)
  await byPush.remind(waiting)
  expect([...byMail.sent, ...byPush.sent]).toHaveLength(3)
})

test('a push that is tried again later is not sent once they have read', async () => {
  const { owner, other } = await buildParents(app)
  await say(owner, 'Hello')
  const waiting = { familyId: await familyIdOf(app, owner), userId: await userIdOf(app, other) }
  const later: PushedReminder[] = []
  const parts = {
    db: app.database.db,
    notifications: { devicesOf: async () => ['one'], send: async () => 60_000 },
    pushLater: async (reminder: PushedReminder) => void later.push(reminder),
  }
  await pushReminder(parts, { ...waiting, device: 'one', tries: 0 })
  expect(later).toEqual([{ ...waiting, device: 'one', tries: 1 }])
  await read(other, 1)
  await pushReminder(parts, { ...waiting, device: 'one', tries: 1 })
  expect(later).toHaveLength(1)
})
