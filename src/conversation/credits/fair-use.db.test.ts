import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../../tests/fakes/upstream.ts'
import {
  buildChild,
  buildParent,
  eventsOf,
  openTalk,
  readTalk,
  send,
} from '../../../tests/people/factories.ts'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream({ scenario: 'held' })
  app = await startTestApp({
    coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' },
    coachConcurrency: 1,
  })
})
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

test('more answers than the coach may write at once wait in line, and each hears its place', async () => {
  const parent = await buildParent(app)
  const { id: childId } = await buildChild(parent)
  const { conversation } = await openTalk(parent, childId)
  const first = await send(parent, conversation.id, 'First')
  await upstream.asked(1)
  const second = await send(parent, conversation.id, 'Second')
  await expect.poll(async () => (await readTalk(parent, conversation.id)).running.length).toBe(2)
  expect(upstream.counts.answered).toBe(1)
  upstream.release()
  await eventsOf(first)
  const events = await eventsOf(second)
  expect(events[1]).toEqual({ type: 'waiting', place: 1 })
  expect(events.at(-1)).toMatchObject({ type: 'ended', answer: { status: 'complete' }, remaining: 8 })
})
