import { randomUUID } from 'node:crypto'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../tests/app/coached-app.ts'
import {
  buildParent,
  type Client,
  clientOf,
  cookieOf,
  eventsOf,
  familyIdOf,
} from '../../tests/people/factories.ts'
import { newNetwork } from '../../tests/people/networks.ts'
import { ask, buildVisitor, passHours, type Visitor } from '../../tests/people/visitors.ts'
import { family, familyMember } from '../accounts/tables.ts'
import { conversation, message, reply } from '../conversation/data/tables.ts'
import { reapReplies } from '../conversation/reap-replies.ts'
import { child } from '../family/tables.ts'
import { subscription } from '../plans/tables.ts'
import { handBackTrials } from './come-along.ts'
import { forgetOldTrials } from './forget-old-trials.ts'

let product: CoachedApp
beforeAll(async () => {
  product = await startCoachedApp()
})
beforeEach(() => product.upstream.scenario('plain'))
afterAll(() => product.stop())

/** Somebody who opens an account in the browser they tried the coach in. */
const signUp = async (visitor: Visitor): Promise<Client> => {
  const email = `visitor-${randomUUID()}@example.org`
  const credentials = { email, password: 'correct horse battery', name: 'Parent', isAdult: true }
  const response = await clientOf(product.app, visitor.cookie()).call(
    'POST',
    '/api/auth/sign-up/email',
    credentials,
    newNetwork(),
  )
  expect(response.status).toBe(200)
  return clientOf(product.app, cookieOf(response), email)
}

/** A signed-in parent in a visitor's browser. */
const inBrowserOf = (visitor: Visitor, parent: Client) =>
  clientOf(product.app, `${parent.cookie}; ${visitor.cookie()}`)

const keptBy = async (parent: Client): Promise<string[]> => {
  const { messages, isKept } = await (await parent.call('GET', '/api/trial')).json()
  expect(isKept).toBe(true)
  return messages.slice(1).map(({ content }: { content: string }) => content)
}

/** Families that have no account. */
const unowned = () => {
  const { db } = product.app.database
  const theirs = db.select().from(familyMember).where(eq(familyMember.familyId, family.id))
  return db.$count(family, notExists(theirs))
}

test('a mere visit leaves no row, and a visitor is on no plan, in no list and in no count of families', async () => {
  const { db } = product.app.database
  const visitor = buildVisitor(product.app)
  const before = await unowned()
  await visitor.read()
  expect(await unowned()).toBe(before)
  await ask(visitor, 'She screams at bedtime')
  expect(await unowned()).toBe(before + 1)
  const plans = await (await clientOf(product.app, '').call('GET', '/api/plans')).json()
  expect(JSON.stringify(plans)).not.toContain('trial')
  const withPlan = db.select().from(subscription).where(eq(subscription.familyId, family.id))
  expect(await db.$count(family, notExists(withPlan))).toBe(await unowned())
})

test('S65: signing up gives the family an account: nothing is moved, and an answer on its way arrives', async () => {
  const { db } = product.app.database
  const visitor = buildVisitor(product.app)
  await ask(visitor, 'She screams at bedtime')
  const before = await db.select().from(conversation).where(eq(conversation.kind, 'trial'))
  product.upstream.scenario('held')
  const writing = await visitor.say('And the naps?')
  const parent = await signUp(visitor)
  const familyId = await familyIdOf(product.app, parent)
  expect(before.map((talk) => talk.familyId)).toContain(familyId)
  expect(await (await parent.call('GET', '/api/me')).json()).toMatchObject({ user: { email: parent.email } })
  product.upstream.release()
  expect((await eventsOf(writing)).at(-1)).toMatchObject({ type: 'ended', answer: { status: 'complete' } })
  expect(await keptBy(parent)).toEqual([
    'She screams at bedtime',
    expect.stringContaining('Bedtime'),
    'And the naps?',
    expect.any(String),
  ])
  // The child that stood for one is gone, and the plan is the free one.
  expect(await db.$count(child, eq(child.familyId, familyId))).toBe(0)
  const plans = await db.select().from(subscription).where(eq(subscription.familyId, familyId))
  expect(plans).toMatchObject([{ planId: 'free' }])
  // The browser is the next visitor's, who begins with nothing and has no second trial today.
  expect(await visitor.read()).toMatchObject({ messages: { length: 1 }, remaining: 0, canStartToday: false })
})

test('S65: logging in to an account moves the talk there once, whole, however many pages ask at the same time', async () => {
  const { db } = product.app.database
  const visitor = buildVisitor(product.app)
  await ask(visitor, 'She bites other children')
  product.upstream.scenario('unauthorized')
  await ask(visitor, 'And when she is tired?')
  const parent = await buildParent(product.app)
  const familyId = await familyIdOf(product.app, parent)
  const said = () => db.$count(message, eq(message.familyId, familyId))
  expect(await said()).toBe(0)
  const before = await unowned()
  const here = inBrowserOf(visitor, parent)
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, n) => here.call('GET', n % 2 ? '/api/me' : '/api/trial')),
  )
  expect(pages.every(({ ok }) => ok)).toBe(true)
  expect(await said()).toBe(4)
  expect(await db.$count(reply, eq(reply.familyId, familyId))).toBe(2)
  expect(await unowned()).toBe(before - 1)
  const kept = await keptBy(parent)
  expect(kept).toHaveLength(4)
  expect(kept.at(-1)).toMatch(/^API KEY ERROR/)
  expect(await (await parent.call('GET', '/api/children')).json()).toMatchObject({ children: [] })
})

test('S65: what is being answered waits, and what is written at that moment is lost to nobody', async () => {
  const visitor = buildVisitor(product.app)
  await ask(visitor, 'First')
  product.upstream.scenario('held')
  const writing = await visitor.say('Second')
  const parent = await buildParent(product.app)
  const here = inBrowserOf(visitor, parent)
  await here.call('GET', '/api/me')
  expect(await keptBy(parent)).toEqual([])
  product.upstream.release()
  expect((await eventsOf(writing)).at(-1)).toMatchObject({ answer: { status: 'complete' } })
  product.upstream.scenario('plain')
  const [third] = await Promise.all([
    visitor.say('Third'),
    ...Array.from({ length: 6 }, () => here.call('GET', '/api/me')),
  ])
  // Kept and answered, or refused: the browser's day went along with its talk.
  const isKept = third.status === 200
  if (isKept) expect((await eventsOf(third)).at(-1)).toMatchObject({ answer: { status: 'complete' } })
  else expect((await third.json()).error.code).toBe('no_credits')
  await here.call('GET', '/api/me')
  const questions = (await keptBy(parent)).filter((text) => /^(First|Second|Third)$/.test(text))
  expect(questions).toEqual(['First', 'Second', ...(isKept ? ['Third'] : [])])
})

test('talks of two browsers and of two days come to one account, in their order', async () => {
  const parent = await buildParent(product.app)
  const [phone, laptop] = [buildVisitor(product.app), buildVisitor(product.app)]
  await ask(phone, 'On the phone')
  await ask(laptop, 'On the laptop')
  await inBrowserOf(laptop, parent).call('GET', '/api/me')
  await inBrowserOf(phone, parent).call('GET', '/api/me')
  await passHours(product.app, 25)
  await product.app.database.db.execute(
    sql`update trial_visitor set counted_at = counted_at - interval '25 hours'`,
  )
  await ask(phone, 'The day after')
  await inBrowserOf(phone, parent).call('GET', '/api/me')
  expect((await keptBy(parent)).filter((text) => /^(On|The day)/.test(text))).toEqual([
    'On the phone',
    'On the laptop',
    'The day after',
  ])
})

test('a stranger’s cookie opens nothing of a talk that came along, and the parent of another family reads none of it', async () => {
  const visitor = buildVisitor(product.app)
  await ask(visitor, 'Between us')
  const parent = await buildParent(product.app)
  await inBrowserOf(visitor, parent).call('GET', '/api/me')
  const other = await buildParent(product.app)
  expect(await keptBy(inBrowserOf(visitor, other))).toEqual([])
  expect((await visitor.clear()).status).toBe(204)
  expect(await keptBy(parent)).toHaveLength(2)
})

test('a trial that a stranger brought into an account goes back to its browser, or to nobody', async () => {
  const { db } = product.app.database
  const handBack = async (parent: Client) => {
    const familyId = await familyIdOf(product.app, parent)
    const members = await db.select().from(familyMember).where(eq(familyMember.familyId, familyId))
    await db.transaction((tx) => handBackTrials(tx, members[0]?.userId ?? ''))
  }
  const visitor = buildVisitor(product.app)
  await ask(visitor, 'Mine')
  const parent = await signUp(visitor)
  await handBack(parent)
  expect(await keptBy(parent)).toEqual([])
  expect((await visitor.read()).messages.at(1)?.content).toBe('Mine')

  const owner = await signUp(visitor)
  await passHours(product.app, 25)
  await ask(visitor, 'Mine, the day after')
  await handBack(owner)
  expect(await keptBy(owner)).toEqual([])
  expect((await visitor.read()).messages.at(1)?.content).toBe('Mine, the day after')
})

test('S66: after 30 days each message goes, with the family once nothing is left of it; what was used stays known', async () => {
  const { db } = product.app.database
  const visitor = buildVisitor(product.app)
  await ask(visitor, 'The oldest question')
  await passHours(product.app, 20 * 24)
  await ask(visitor, 'A newer question')
  await passHours(product.app, 11 * 24)
  await Promise.all([forgetOldTrials(db), forgetOldTrials(db)])
  const texts = async () => (await visitor.read()).messages.slice(1).map(({ content }) => content)
  expect((await texts())[0]).toBe('A newer question')
  expect(await texts()).toHaveLength(2)
  await passHours(product.app, 20 * 24)
  await forgetOldTrials(db)
  expect(await texts()).toEqual([])
  expect(await visitor.read()).toMatchObject({ conversationsLeft: 3 })
  expect((await ask(visitor, 'Back again')).remaining).toBe(4)
})

test('an answer whose writer died is ended by the reaper, and the message stays used', async () => {
  const { database } = product.app
  product.upstream.scenario('held')
  const visitor = buildVisitor(product.app)
  const writing = await visitor.say('Are you there?')
  expect(await reapReplies(database, { silentSeconds: 0, stuckSeconds: 0 })).toBe(1)
  product.upstream.release()
  await writing.text()
  const { messages, remaining } = await visitor.read()
  expect(remaining).toBe(4)
  expect(messages.at(-1)).toMatchObject({
    status: 'failed',
    error: 'interrupted',
    content: expect.stringMatching(/^API KEY ERROR/),
  })
  expect(
    await database.db.$count(conversation, and(isNull(conversation.childId), eq(conversation.kind, 'child'))),
  ).toBe(0)
})
