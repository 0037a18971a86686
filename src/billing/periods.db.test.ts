import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { quietLog } from '../../tests/app/test-database.ts'
import { checkout, credits, view } from '../../tests/people/buyer.ts'
import {
  buildChild,
  buildParent,
  type Client,
  clientOf,
  cookieOf,
  familyIdOf,
} from '../../tests/people/factories.ts'
import { child } from '../family/tables.ts'
import { updateSubscription } from '../plans/queries.ts'
import type { PlanMail } from './emails/plan-mail.ts'
import { endPeriods } from './end-periods.ts'
import { remindOfRenewals } from './remind-of-renewals.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const DAY_MS = 24 * 60 * 60 * 1000

/** As if everything had begun so many days earlier. */
const goBack = async (parent: Client, days: number): Promise<void> => {
  const time = new Date(Date.now() - days * DAY_MS)
  await updateSubscription(app.database.db, await familyIdOf(app, parent), {
    subscribedAt: time,
    creditsAt: time,
  })
}

const logIn = async ({ email }: Client): Promise<Client> => {
  const response = await clientOf(app, '').call('POST', '/api/auth/sign-in/email', {
    email,
    password: 'correct horse battery',
  })
  expect(response.status).toBe(200)
  return clientOf(app, cookieOf(response), email)
}

describe('at login', () => {
  test('a plan of 31 days ago is free again, and unlimited ends', async () => {
    const parent = await buildParent(app)
    await buildChild(parent)
    await checkout(parent, { planId: 'ultimate' })
    await buildChild(parent, { name: 'Ben' })
    expect(await credits(parent)).toEqual([-1, -1])
    await goBack(parent, 31)
    expect(await view(parent)).toMatchObject({ planId: 'ultimate', status: 'Expired' })
    const back = await logIn(parent)
    expect(await view(back)).toMatchObject({ planId: 'free', status: 'Active', nextDate: null })
    const { plan } = await (await back.call('GET', '/api/children')).json()
    expect(plan).toMatchObject({ id: 'free', maxChildren: 1, maxConversations: 10 })
    expect(await credits(back)).toEqual([10, 10])
  })

  test('a plan of 29 days ago stays', async () => {
    const parent = await buildParent(app)
    await checkout(parent)
    await goBack(parent, 29)
    expect((await view(await logIn(parent))).planId).toBe('family')
  })

  test('a plan that its provider renews stays while the provider’s month runs', async () => {
    const parent = await buildParent(app)
    await checkout(parent)
    await goBack(parent, 31)
    await updateSubscription(app.database.db, await familyIdOf(app, parent), {
      providerSubscriptionId: 'sub_1',
      expiresAt: new Date(Date.now() + DAY_MS),
    })
    expect(await view(await logIn(parent))).toMatchObject({ planId: 'family', renewsByItself: true })
  })
})

test('the schedule ends what is over, however often and on however many replicas it runs', async () => {
  const { db } = app.database
  const [lapsed, free, paying] = await Promise.all([buildParent(app), buildParent(app), buildParent(app)])
  const mia = await buildChild(lapsed)
  await checkout(lapsed)
  await goBack(lapsed, 31)
  const tom = await buildChild(free)
  await goBack(free, 30)
  await checkout(paying)
  await db.update(child).set({ remainingMessages: 0 }).where(eq(child.id, mia.id))
  await db.update(child).set({ remainingMessages: 2 }).where(eq(child.id, tom.id))
  await Promise.all([1, 2, 3].map(() => endPeriods(db, quietLog, new Date())))
  expect(await view(lapsed)).toMatchObject({ planId: 'free' })
  expect(await credits(lapsed)).toEqual([10])
  expect(await credits(free)).toEqual([10])
  expect((await view(paying)).planId).toBe('family')
  await db.update(child).set({ remainingMessages: 4 }).where(eq(child.id, tom.id))
  await endPeriods(db, quietLog, new Date())
  expect(await credits(free)).toEqual([4])
})

test('a reminder goes out once for each period, on however many replicas, and not to whoever cancelled', async () => {
  const { db } = app.database
  const parents = await Promise.all([buildParent(app), buildParent(app), buildParent(app)])
  const [ending, cancelled, early] = parents
  if (!ending || !cancelled || !early) throw new Error('three parents')
  for (const parent of parents) await checkout(parent)
  await goBack(ending, 28)
  await goBack(cancelled, 28)
  await goBack(early, 24)
  await cancelled.call('POST', '/api/subscription/cancellation')
  const mails: PlanMail[] = []
  const enqueue = async (_: unknown, mail: PlanMail) => void mails.push(mail)
  const ours = () => mails.filter(({ to }) => parents.some(({ email }) => email === to))
  await Promise.all([1, 2, 3].map(() => remindOfRenewals(db, enqueue, new Date())))
  await remindOfRenewals(db, enqueue, new Date())
  expect(ours()).toMatchObject([{ to: ending.email, about: 'ends-soon', planName: 'Family', cents: 1200 }])
  await updateSubscription(db, await familyIdOf(app, ending), {
    remindedFor: null,
    providerSubscriptionId: 'sub_2',
    expiresAt: new Date(Date.now() + 2 * DAY_MS),
  })
  await remindOfRenewals(db, enqueue, new Date())
  expect(ours()[1]).toMatchObject({ to: ending.email, about: 'renews-soon' })
})
