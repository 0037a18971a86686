import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../../tests/app/coached-app.ts'
import {
  buildTalk,
  eventsOf,
  familyIdOf,
  readTalk,
  send,
  setCredits,
} from '../../../tests/people/factories.ts'
import { activatePlan } from '../../billing/activate-plan.ts'

let coached: CoachedApp
beforeAll(async () => {
  coached = await startCoachedApp()
})
beforeEach(() => coached.upstream.scenario('plain'))
afterAll(() => coached.stop())

test('used counts what cost a message since the latest allowance', async () => {
  const { parent, childId, id } = await buildTalk(coached.app)
  const counted = async () => {
    const { remaining, used } = await readTalk(parent, id)
    return [remaining, used]
  }
  const familyId = await familyIdOf(coached.app, parent)
  await eventsOf(await send(parent, id, 'Before'))
  expect(await counted()).toEqual([9, 1])
  await activatePlan(coached.app.database.db, familyId, {
    ...{ key: 'paid-once', kind: 'checkout', provider: 'operator', planId: 'family' },
    ...{ priceCents: 0, worthCents: 0, country: null, setupFeeCents: 0, currency: 'usd' },
    ...{ startsAt: new Date(), endsAt: new Date(Date.now() + 1000) },
  })
  expect(await counted()).toEqual([159, 0])
  for (const text of ['One', 'Two', 'Three']) await eventsOf(await send(parent, id, text))
  expect(await counted()).toEqual([156, 3])
  coached.upstream.scenario('error-before-first-token')
  await eventsOf(await send(parent, id, 'Not answered'))
  expect(await counted()).toEqual([156, 3])
  await setCredits(coached.app, childId, -1)
  coached.upstream.scenario('plain')
  await eventsOf(await send(parent, id, 'Not counted'))
  expect(await counted()).toEqual([-1, 3])
})
