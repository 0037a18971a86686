import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { buildParent, send } from '../../tests/people/factories.ts'
import { answerTo, buildAnswered, stepsOf, take } from '../../tests/people/step-takers.ts'
import { child } from '../family/tables.ts'
import { takenStep } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

test('a step of an answer is taken as it was read, with its card, its day and who took it', async () => {
  const { parent, childId, conversationId, answer } = await buildAnswered(app)
  expect((await take(parent, answer.id, 1)).status).toBe(201)
  const [step] = await stepsOf(parent)
  expect(step).toMatchObject({
    childId,
    conversationId,
    messageId: answer.id,
    place: 1,
    step: answer.parts?.steps[1]?.do,
    about: 'bedtime battles',
    outcome: null,
    isDue: false,
  })
  const [row] = await app.database.db.select().from(takenStep).where(eq(takenStep.childId, childId))
  expect(row?.cardId).toBe('bedtime-battles-3-5')
  expect(row?.userId).toMatch(/^[0-9a-f-]{36}$/)
})

test('twenty taps at once take one step, and it can be given back', async () => {
  const { parent, answer } = await buildAnswered(app)
  const all = await Promise.all(Array.from({ length: 20 }, () => take(parent, answer.id)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]))
  const steps = await stepsOf(parent)
  expect(steps).toHaveLength(1)
  const path = `/api/steps/${steps[0]?.id}`
  expect((await parent.call('DELETE', path)).status).toBe(204)
  expect((await parent.call('DELETE', path)).status).toBe(404)
  expect(await stepsOf(parent)).toEqual([])
})

test('there is nothing to take where no step stands, in another family’s answer, or in one’s own message', async () => {
  const { parent, answer } = await buildAnswered(app)
  const stranger = await buildParent(app)
  expect((await take(parent, answer.id, 9)).status).toBe(404)
  expect((await take(parent, answer.answerTo ?? '')).status).toBe(404)
  expect((await take(stranger, answer.id)).status).toBe(404)
  for (const body of [{}, { place: -1, zone: 'UTC' }, { place: 0.5, zone: 'UTC' }, { place: 0, zone: 7 }])
    expect((await parent.call('POST', `/api/answers/${answer.id}/steps`, body)).status).toBe(400)
  expect((await take(parent, answer.id, 0, 'Nowhere/At all')).status).toBe(201)
})

test('S80: no step is taken below a safety card', async () => {
  const { parent, answer } = await buildAnswered(app, 'I want to die, it has been like this since the birth')
  expect(answer.parts?.steps.length).toBeGreaterThan(0)
  expect((await take(parent, answer.id)).status).toBe(404)
})

test('a frozen child’s steps stay as they are', async () => {
  const { parent, childId, answer } = await buildAnswered(app)
  await app.database.db.update(child).set({ isFrozen: true }).where(eq(child.id, childId))
  expect((await take(parent, answer.id)).status).toBe(409)
})

test('S81: a step goes with the message it stood in, with its conversation, and with the child', async () => {
  const { parent, conversationId, answer } = await buildAnswered(app)
  await take(parent, answer.id)
  const again = await parent.call('POST', `/api/conversations/${conversationId}/messages`, {
    clientId: crypto.randomUUID(),
    text: 'He bites other children at nursery when he is angry',
    replaces: answer.answerTo,
  })
  const next = await answerTo(again)
  expect(await stepsOf(parent)).toEqual([])
  await take(parent, next.id)
  expect(await stepsOf(parent)).toHaveLength(1)
  await parent.call('DELETE', `/api/conversations/${conversationId}`)
  expect(await stepsOf(parent)).toEqual([])
  await parent.call('POST', `/api/conversations/${conversationId}/restoration`)
  const [step] = await stepsOf(parent)
  await parent.call('DELETE', `/api/children/${step?.childId}`)
  expect(
    await app.database.db
      .select()
      .from(takenStep)
      .where(eq(takenStep.id, step?.id ?? '')),
  ).toEqual([])
  expect((await send(parent, conversationId, 'hello')).status).toBe(404)
})
