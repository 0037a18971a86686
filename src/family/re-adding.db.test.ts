import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { buildChild, buildParent, type Client, familyIdOf, setCredits } from '../../tests/people/factories.ts'
import { endPeriod } from '../billing/end-period.ts'
import { updateSubscription } from '../plans/queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const remove = async (parent: Client, id: string) =>
  expect((await parent.call('DELETE', `/api/children/${id}`)).status).toBe(204)

const onPlan = async (parent: Client, planId: string) =>
  updateSubscription(app.database.db, await familyIdOf(app, parent), { planId })

test('S62: a child that is deleted and added again has what was left this month', async () => {
  const parent = await buildParent(app)
  let { id } = await buildChild(parent)
  for (const left of [3, 2, 0]) {
    await setCredits(app, id, left)
    await remove(parent, id)
    const again = await buildChild(parent)
    expect(again.remainingMessages).toBe(left)
    id = again.id
  }
})

test('on a plan for three, two new places are whole and the vacated one is not', async () => {
  const parent = await buildParent(app)
  await onPlan(parent, 'family')
  const { id } = await buildChild(parent)
  await setCredits(app, id, 7)
  await remove(parent, id)
  const added = [await buildChild(parent), await buildChild(parent), await buildChild(parent)]
  expect(added.map(({ remainingMessages }) => remainingMessages)).toEqual([7, 150, 150])
})

test('of several places the one with most left is taken first; a new month makes all of them new', async () => {
  const parent = await buildParent(app)
  await onPlan(parent, 'family')
  const children = [await buildChild(parent), await buildChild(parent)]
  for (const [place, { id }] of children.entries()) {
    await setCredits(app, id, 20 + place)
    await remove(parent, id)
  }
  expect((await buildChild(parent)).remainingMessages).toBe(21)
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  const familyId = await familyIdOf(app, parent)
  await updateSubscription(app.database.db, familyId, { planId: 'free', creditsAt: long })
  expect(await endPeriod(app.database.db, familyId, new Date())).toBe('free-month')
  await onPlan(parent, 'family')
  expect((await buildChild(parent)).remainingMessages).toBe(150)
})

test('unlimited is unlimited again, and leaves nothing behind', async () => {
  const parent = await buildParent(app)
  await onPlan(parent, 'ultimate')
  await remove(parent, (await buildChild(parent)).id)
  expect((await buildChild(parent)).remainingMessages).toBe(-1)
})

test('twenty deletions at once leave one place', async () => {
  const parent = await buildParent(app)
  const { id } = await buildChild(parent)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => parent.call('DELETE', `/api/children/${id}`)),
  )
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect((await buildChild(parent)).remainingMessages).toBe(10)
})
