import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import {
  buildChild,
  buildChildInput,
  buildEvaluation,
  buildParent,
  setPlan,
} from '../../tests/people/factories.ts'
import { child } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('a child is added with the plan’s messages, changed and deleted', async () => {
  const parent = await buildParent(app)
  const added = await buildChild(parent, { age: 0.5, interests: [' trains ', 'mud'] })
  expect(added).toMatchObject({
    age: 0.5,
    interests: ['trains', 'mud'],
    personalityProfile: 'ENFP',
    remainingMessages: 10,
  })

  const changed = await parent.call(
    'PUT',
    `/api/children/${added.id}`,
    buildChildInput({ name: 'Mia Sophie', age: 5 }),
  )
  expect(await changed.json()).toMatchObject({ child: { name: 'Mia Sophie', age: 5, remainingMessages: 10 } })

  expect((await parent.call('DELETE', `/api/children/${added.id}`)).status).toBe(204)
  expect((await (await parent.call('GET', '/api/children')).json()).children).toEqual([])
})

test('nicknames are cleaned, kept once, bounded, and stay where a change says nothing of them', async () => {
  const parent = await buildParent(app)
  const added = await buildChild(parent, { alsoCalled: [' Teddy ', 'Bear\u0000', 'Teddy'] })
  expect(added.alsoCalled).toEqual(['Teddy', 'Bear'])
  const put = (change: object) =>
    parent.call('PUT', `/api/children/${added.id}`, { ...buildChildInput(), ...change })
  expect((await (await put({ age: 5 })).json()).child.alsoCalled).toEqual(['Teddy', 'Bear'])
  expect((await (await put({ alsoCalled: [] })).json()).child.alsoCalled).toEqual([])
  for (const alsoCalled of [['x'.repeat(41)], Array(9).fill('Teddy'), 'Teddy', [{}], ['']])
    expect((await put({ alsoCalled })).status).toBe(400)
})

test('what the guide wrote is not kept behind the type', async () => {
  const parent = await buildParent(app)
  const written = { ...buildEvaluation(), enhancedProfile: 'Mia often sings.' }
  const guided = await buildChild(parent, {
    personalityEvaluation: { ...written, analysisSource: 'guide' },
  })
  expect(guided).toMatchObject({
    personalityProfile: 'ENFP',
    personalityEvaluation: { enhancedProfile: null },
  })
  const modelled = buildChildInput({ personalityEvaluation: { ...written, analysisSource: 'model' } })
  const changed = await parent.call('PUT', `/api/children/${guided.id}`, modelled)
  expect((await changed.json()).child.personalityProfile).toBe('ENFP|Mia often sings.')
})

test('the day new messages come is told, unless the plan is not for all children', async () => {
  const parent = await buildParent(app)
  await setPlan(app, parent, 'family')
  await buildChild(parent)
  await buildChild(parent)
  const day = async () => (await (await parent.call('GET', '/api/children')).json()).nextAllowance
  expect(Date.parse(await day())).toBeGreaterThan(Date.now())
  await setPlan(app, parent, 'free')
  expect(await day()).toBeNull()
})

test('the type is scored from the ratings, and a later change without an evaluation keeps it', async () => {
  const parent = await buildParent(app)
  const added = await buildChild(parent, { personalityEvaluation: { ...buildEvaluation(), type: 'ISTJ' } })
  expect(added.personalityProfile).toBe('ENFP')
  const input = buildChildInput({ age: 5, personalityEvaluation: null })
  const changed = await parent.call('PUT', `/api/children/${added.id}`, input)
  expect((await changed.json()).child).toMatchObject({ age: 5, personalityProfile: 'ENFP' })
})

test('twenty additions at once on a plan of one child make one', async () => {
  const parent = await buildParent(app)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => parent.call('POST', '/api/children', buildChildInput())),
  )
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  const refused = answers.find((answer) => answer.status === 409)
  expect(await refused?.json()).toMatchObject({ error: { code: 'child_limit', detail: { limit: 1 } } })
})

test('S14: twenty additions at once on a plan of three children make three', async () => {
  const parent = await buildParent(app)
  await setPlan(app, parent, 'family')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      parent.call('POST', '/api/children', buildChildInput({ name: `Child ${n}` })),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(17).fill(409)])
  const { children } = await (await parent.call('GET', '/api/children')).json()
  expect(children).toHaveLength(3)
})

test('loading unfreezes as many children as the plan has room for', async () => {
  const parent = await buildParent(app)
  await setPlan(app, parent, 'family')
  const ids: string[] = []
  for (const name of ['Ada', 'Ben', 'Cleo']) ids.push((await buildChild(parent, { name })).id)
  await app.database.db.update(child).set({ isFrozen: true }).where(inArray(child.id, ids))
  const states = async () =>
    (await (await parent.call('GET', '/api/children')).json()).children.map(
      ({ isFrozen }: { isFrozen: boolean }) => isFrozen,
    )
  await setPlan(app, parent, 'basic')
  expect(await states()).toEqual([false, true, true])
  expect(await states()).toEqual([false, true, true])
  await setPlan(app, parent, 'family')
  const atOnce = await Promise.all([states(), states(), states()])
  expect(atOnce).toEqual(Array(3).fill([false, false, false]))
})

test('a frozen child is neither saved nor deleted', async () => {
  const parent = await buildParent(app)
  const { id } = await buildChild(parent)
  await app.database.db.update(child).set({ isFrozen: true }).where(eq(child.id, id))
  const saved = await parent.call('PUT', `/api/children/${id}`, buildChildInput({ name: 'Other' }))
  expect(await saved.json()).toMatchObject({ error: { code: 'frozen' } })
  expect((await parent.call('DELETE', `/api/children/${id}`)).status).toBe(409)
})

test.each([
  ['no name', { name: '  ' }],
  ['a name of controls only', { name: '\u202e\u0000' }],
  ['a name of 81 letters', { name: 'a'.repeat(81) }],
  ['age zero', { age: 0 }],
  ['an age over 99', { age: 100 }],
  ['an age that is no number', { age: '4' }],
  ['too many interests', { interests: Array.from({ length: 51 }, (_, n) => `interest ${n}`) }],
  ['credits of one’s own choice', { remainingMessages: 999 }],
  ['a frozen state of one’s own choice', { isFrozen: false }],
  [
    'an evaluation with a made-up type',
    { personalityEvaluation: { type: 'ABCD', enhancedProfile: null, responses: {}, timestamp: '' } },
  ],
])('%s is refused', async (_, given) => {
  const parent = await buildParent(app)
  const response = await parent.call('POST', '/api/children', { ...buildChildInput(), ...given })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid' } })
})

test('hostile names are stored as they are shown, without controls', async () => {
  const parent = await buildParent(app)
  const added = await buildChild(parent, {
    name: "<script>alert('x')</script> \u202eRobert'); DROP TABLE child;--\u0000",
  })
  expect(added.name).toBe("<script>alert('x')</script> Robert'); DROP TABLE child;--")
  await parent.call('DELETE', `/api/children/${added.id}`)
  const arabic = await buildChild(parent, { name: 'عبد الرحمن' })
  expect(arabic.name).toBe('عبد الرحمن')
})

test('broken JSON is refused, and a body over 64 KiB', async () => {
  const parent = await buildParent(app)
  const broken = await parent.call('POST', '/api/children', undefined, { 'content-type': 'application/json' })
  expect(broken.status).toBe(400)
  const huge = await parent.call('POST', '/api/children', { name: 'a'.repeat(70_000) })
  expect(huge.status).toBe(413)
})
