import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../../tests/app/coached-app.ts'
import {
  buildChild,
  buildParent,
  eventsOf,
  openTalk,
  readTalk,
  send,
  setCredits,
} from '../../../tests/people/factories.ts'
import { child } from '../../family/tables.ts'
import { reapReplies } from '../reap-replies.ts'

let coached: CoachedApp
beforeAll(async () => {
  coached = await startCoachedApp()
})
beforeEach(() => coached.upstream.scenario('plain'))
afterAll(() => coached.stop())

const openUnlimited = async () => {
  const parent = await buildParent(coached.app)
  const { id: childId } = await buildChild(parent)
  const { conversation } = await openTalk(parent, childId)
  await setCredits(coached.app, childId, -1)
  return { parent, childId, id: conversation.id }
}

test('unlimited is not counted', async () => {
  const { parent, id } = await openUnlimited()
  const answered = await eventsOf(await send(parent, id, 'Help'))
  expect(answered.at(-1)).toMatchObject({ type: 'ended', remaining: -1 })
  coached.upstream.scenario('empty')
  const failed = await eventsOf(await send(parent, id, 'Help'))
  expect(failed.at(-1)).toMatchObject({ type: 'ended', answer: { error: 'coach_empty' }, remaining: -1 })
})

test('what was sent while unlimited gives no credit back after a change to a counted plan', async () => {
  const { parent, childId, id } = await openUnlimited()
  coached.upstream.scenario('held')
  const response = await send(parent, id, 'Help')
  await expect.poll(async () => (await readTalk(parent, id)).running.length).toBe(1)
  await setCredits(coached.app, childId, 5)
  await reapReplies(coached.app.database, { silentSeconds: 0, stuckSeconds: 0 })
  await eventsOf(response)
  const [now] = await coached.app.database.db.select().from(child).where(eq(child.id, childId))
  expect(now?.remainingMessages).toBe(5)
})
