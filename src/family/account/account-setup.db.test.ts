import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../../tests/fakes/upstream.ts'
import {
  buildChild,
  buildParent,
  type Client,
  eventsOf,
  openTalk,
  send,
  setPlan,
} from '../../../tests/people/factories.ts'
import { resealProfiles } from '../../accounts/reseal-profiles.ts'
import { user } from '../../accounts/tables.ts'
import { subscription } from '../../plans/tables.ts'
import { createSealer } from '../../platform/sealing.ts'
import type { ChildInput } from '../contract.ts'
import { child } from '../tables.ts'
import type { Account, ChildCardInput } from './contract.ts'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plain' } })
})
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

const PATH = '/api/account-setup'
const IBAN = 'DE89 3704 0044 0532 0130 00'
const buildProfile = (given = {}) => ({
  name: 'Anna Berg',
  phone: '0151 234 5678',
  address: 'Lindenweg 4\n12345 Berlin',
  ...given,
})
const card = (given: Partial<ChildCardInput> = {}): ChildCardInput => ({
  id: null,
  was: null,
  name: 'Leo',
  age: 2,
  interests: [],
  ...given,
})
const factsOf = ({ name, age, interests, alsoCalled = [] }: Omit<ChildInput, 'personalityEvaluation'>) => ({
  name,
  age,
  interests,
  alsoCalled,
})

const load = async (parent: Client): Promise<Account> => (await parent.call('GET', PATH)).json()
const save = (parent: Client, parentFields: object | null, children: object[] = []) =>
  parent.call('PUT', PATH, { parent: parentFields, children })
const saved = async (parent: Client, parentFields: object | null, children: object[] = []) => {
  const response = await save(parent, parentFields, children)
  expect(response.status).toBe(200)
  return (await response.json()) as Account
}
const refused = async (response: Response) => (await response.json()).error

test('a new parent has an address, a plan that does not end, and nothing else', async () => {
  const parent = await buildParent(app)
  expect(await load(parent)).toMatchObject({
    parent: {
      name: 'Parent',
      email: parent.email,
      phone: '',
      address: '',
      bankName: null,
      bankAccount: null,
    },
    plan: { id: 'free', maxChildren: 1, status: 'Active', expiresAt: null },
    children: [],
  })
})

test('one request saves the parent, changes a child and adds another', async () => {
  const parent = await buildParent(app)
  await setPlan(app, parent, 'family')
  const mia = await buildChild(parent, { interests: ['mud'] })
  const account = await saved(parent, buildProfile({ phone: '01512345678' }), [
    card({ id: mia.id, was: factsOf(mia), name: 'Mia Sophie', age: 0.5, interests: ['trains'] }),
    card(),
  ])
  expect(account.parent).toMatchObject(buildProfile())
  expect(account.children).toMatchObject([
    {
      id: mia.id,
      name: 'Mia Sophie',
      age: 0.5,
      interests: ['trains'],
      personalityProfile: 'ENFP',
      remainingMessages: 150,
    },
    { name: 'Leo', age: 2, personalityProfile: null, remainingMessages: 150 },
  ])
  expect(await load(parent)).toEqual(account)
})

test('a paid plan shows when it ends, and says so afterwards', async () => {
  const parent = await buildParent(app)
  await setPlan(app, parent, 'family')
  const { db } = app.database
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000)
  const put = (subscribedAt: Date) => db.update(subscription).set({ subscribedAt })
  await put(day(29))
  expect((await load(parent)).plan).toMatchObject({ name: 'Family', status: 'Active' })
  await put(day(31))
  const { plan } = await load(parent)
  expect(plan.status).toBe('Expired')
  expect(new Date(plan.expiresAt ?? '').getTime()).toBeLessThan(Date.now())
})

describe('S24: bank details', () => {
  test('are sealed where they are kept, and only their ends are ever shown', async () => {
    const parent = await buildParent(app)
    const account = await saved(parent, buildProfile({ bankName: 'Nordstern Bank', bankAccount: IBAN }))
    expect(account.parent).toMatchObject({ bankName: '•••• Bank', bankAccount: '•••• 3000' })
    const kept = await keptProfiles()
    for (const secret of ['Nordstern', '3704', 'DE89']) {
      expect(kept).not.toContain(secret)
      expect(JSON.stringify(await load(parent))).not.toContain(secret)
    }
  })

  test('left out they stay, given they are replaced, blank they go', async () => {
    const parent = await buildParent(app)
    await saved(parent, buildProfile({ bankName: 'Nordstern Bank', bankAccount: IBAN }))
    expect((await saved(parent, buildProfile())).parent.bankAccount).toBe('•••• 3000')
    const replaced = await saved(parent, buildProfile({ bankAccount: '  11112222 ' }))
    expect(replaced.parent).toMatchObject({ bankName: '•••• Bank', bankAccount: '•••• 2222' })
    const gone = await saved(parent, buildProfile({ bankName: '', bankAccount: ' ' }))
    expect(gone.parent).toMatchObject({ bankName: null, bankAccount: null })
  })

  test('outlive a change of the secret, and are unreadable without either', async () => {
    const { db } = app.database
    const parent = await buildParent(app)
    await saved(parent, buildProfile({ bankAccount: IBAN }))
    const [now, next] = [app.config.appSecret, 'n'.repeat(32)]
    await resealProfiles(db, createSealer('z'.repeat(32), null))
    expect((await load(parent)).parent.bankAccount).toBe('•••• 3000')
    expect(await resealProfiles(db, createSealer(next, now))).toBeGreaterThan(0)
    expect((await load(parent)).parent).toMatchObject({ ...buildProfile(), bankAccount: null })
    await resealProfiles(db, createSealer(now, next))
    expect((await load(parent)).parent.bankAccount).toBe('•••• 3000')
    expect(await resealProfiles(db, createSealer(now, next))).toBe(0)
  })

  test('S34: and all else a parent says of themselves never reaches a coach', async () => {
    const parent = await buildParent(app)
    const mia = await buildChild(parent)
    await saved(parent, buildProfile({ bankName: 'Nordstern Bank', bankAccount: IBAN }))
    const { conversation } = await openTalk(parent, mia.id)
    await eventsOf(await send(parent, conversation.id, 'What do you know about me?'))
    expect(upstream.requests.length).toBeGreaterThan(0)
    const asked = JSON.stringify(upstream.requests)
    for (const secret of ['Nordstern', '3704', 'Lindenweg', '0151', parent.email])
      expect(asked).not.toContain(secret)
  })
})

describe('all or nothing', () => {
  test('S35: a child that was changed elsewhere is named, and nothing is saved', async () => {
    const parent = await buildParent(app)
    const mia = await buildChild(parent)
    const change = card({ id: mia.id, was: factsOf(mia), name: 'Mine' })
    await saved(parent, null, [{ ...change, name: 'Theirs' }])
    const answer = await save(parent, buildProfile(), [change])
    expect(answer.status).toBe(409)
    expect(await refused(answer)).toMatchObject({ code: 'conflict', detail: { childId: mia.id } })
    const after = await load(parent)
    expect(after.parent.phone).toBe('')
    expect(after.children[0]?.name).toBe('Theirs')
  })

  test('so is one that was deleted, and one that is frozen', async () => {
    const parent = await buildParent(app)
    const mia = await buildChild(parent)
    const change = card({ id: mia.id, was: factsOf(mia), name: 'Mine' })
    await app.database.db.update(child).set({ isFrozen: true }).where(eq(child.id, mia.id))
    expect(await refused(await save(parent, buildProfile(), [change]))).toMatchObject({
      code: 'frozen',
      detail: { childId: mia.id },
    })
    await app.database.db.delete(child).where(eq(child.id, mia.id))
    const answer = await save(parent, buildProfile(), [change])
    expect(answer.status).toBe(404)
    expect((await refused(answer)).detail).toEqual({ childId: mia.id })
    expect((await load(parent)).parent.phone).toBe('')
  })

  test('more children than the plan has room for are not added, not even in part', async () => {
    const parent = await buildParent(app)
    const answer = await save(parent, null, [card(), card({ name: 'Ida' })])
    expect(await refused(answer)).toMatchObject({ code: 'child_limit', detail: { limit: 1 } })
    expect((await load(parent)).children).toEqual([])
  })

  test('S14: twenty tabs that save at once add as many children as there is room for', async () => {
    const parent = await buildParent(app)
    await setPlan(app, parent, 'family')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(parent, buildProfile(), [card({ name: `Child ${n}` })])),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(17).fill(409)])
    expect((await load(parent)).children).toHaveLength(3)
  })
})

test('another family’s child can neither be changed here nor told from one that does not exist', async () => {
  const [parent, stranger] = await Promise.all([buildParent(app), buildParent(app)])
  const mia = await buildChild(parent)
  const answer = await save(stranger, null, [card({ id: mia.id, was: factsOf(mia), name: 'Taken over' })])
  expect(answer.status).toBe(404)
  expect((await load(parent)).children[0]?.name).toBe('Mia')
})

test.each([
  ['no name', { parent: buildProfile({ name: ' \u202e ' }) }],
  ['a name of 81 letters', { parent: buildProfile({ name: 'a'.repeat(81) }) }],
  ['a phone with letters', { parent: buildProfile({ phone: '0151 CALL ME' }) }],
  ['a phone that is too long', { parent: buildProfile({ phone: '0'.repeat(14) }) }],
  ['a phone that is a number', { parent: buildProfile({ phone: 151 }) }],
  ['a long address', { parent: buildProfile({ address: 'a'.repeat(401) }) }],
  ['a long account', { parent: buildProfile({ bankAccount: '1'.repeat(65) }) }],
  ['an email address of one’s own choice', { parent: buildProfile({ email: 'a@b.example' }) }],
  ['a verified state of one’s own choice', { parent: buildProfile({ emailVerified: true }) }],
  ['a plan of one’s own choice', { planId: 'ultimate' }],
  ['a child without a name', { children: [card({ name: '' })] }],
  ['a child without an age', { children: [{ ...card(), age: null }] }],
  ['a child of age zero', { children: [card({ age: 0 })] }],
  ['credits of one’s own choice', { children: [{ ...card(), remainingMessages: 999 }] }],
  ['a frozen state of one’s own choice', { children: [{ ...card(), isFrozen: false }] }],
  ['too many cards', { children: Array(51).fill(card()) }],
])('%s is refused', async (_, given) => {
  const parent = await buildParent(app)
  const response = await parent.call('PUT', PATH, { parent: null, children: [], ...given })
  expect(response.status).toBe(400)
  expect(await refused(response)).toMatchObject({ code: 'invalid' })
})

const keptProfiles = async (): Promise<string> => {
  const { db } = app.database
  const rows = await db.execute(sql`select p.*, u.name from profile p join ${user} u on u.id = p.user_id`)
  return JSON.stringify(rows)
}
