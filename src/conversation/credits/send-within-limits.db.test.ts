import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../../tests/fakes/upstream.ts'
import {
  buildChild,
  buildParent,
  type Client,
  eventsOf,
  openTalk,
  readTalk,
  send,
  setCredits,
} from '../../../tests/people/factories.ts'
import { child } from '../../family/tables.ts'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
})
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

const IN_DANGER = 'I want to die'

const open = async () => {
  const parent = await buildParent(app)
  const { id: childId } = await buildChild(parent)
  const { conversation } = await openTalk(parent, childId)
  return { parent, childId, id: conversation.id as string }
}

/** Whether the coach answered, beside the card that always comes. */
const say = async (parent: Client, id: string, clientId = crypto.randomUUID()): Promise<boolean> => {
  const events = await eventsOf(await send(parent, id, IN_DANGER, clientId))
  expect(events[0]).toMatchObject({ message: { card: { level: 'crisis', loud: true } } })
  const last = events.at(-1)
  return last?.type === 'ended' && last.answer !== null
}

test('S61: ten answers a day to words in danger are free; then the card answers by itself, and nothing is charged', async () => {
  const { parent, childId, id } = await open()
  await setCredits(app, childId, 2)
  for (let n = 0; n < 10; n++) expect(await say(parent, id)).toBe(true)
  expect(await say(parent, id)).toBe(false)
  expect((await readTalk(parent, id)).remaining).toBe(2)
})

test('S61: without a credit, or frozen, whoever is in danger is answered', async () => {
  const { parent, childId, id } = await open()
  await setCredits(app, childId, 0)
  expect(await say(parent, id)).toBe(true)
  await app.database.db.update(child).set({ isFrozen: true }).where(eq(child.id, childId))
  expect(await say(parent, id)).toBe(true)
})

test('twenty at once are ten free ones, and a message that is sent again counts once', async () => {
  const { parent, childId, id } = await open()
  await setCredits(app, childId, 0)
  const clientId = crypto.randomUUID()
  for (let n = 0; n < 3; n++) expect(await say(parent, id, clientId)).toBe(true)
  const answered = await Promise.all(Array.from({ length: 20 }, () => say(parent, id)))
  expect(answered.filter(Boolean)).toHaveLength(9)
  expect((await readTalk(parent, id)).remaining).toBe(0)
})
