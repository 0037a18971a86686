import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import { buildChild, buildParent, type Client, openTalk, send } from '../../tests/people/factories.ts'
import { mailTo } from '../../tests/people/mails.ts'
import { answerTo, BATTLES, movedClock, stepsOf, take, tell } from '../../tests/people/step-takers.ts'

const EVENINGS = ['2026-06-10T18:00:00Z', '2026-06-11T18:00:00Z', '2026-06-20T18:00:00Z']
const MORNINGS = ['2026-06-11T08:00:00Z', '2026-06-12T08:00:00Z']

const time = movedClock(EVENINGS[0] ?? '')
let upstream: Upstream
const apps: TestApp[] = []
beforeAll(async () => {
  upstream = await startUpstream()
  const coach = { baseUrl: upstream.url, apiKey: null, model: 'plainly' }
  for (const one of [null, coach]) apps.push(await startTestApp({ coach: one }, { clock: time.clock }))
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()))
  await upstream.close()
})

const goTo = (when: string | undefined) => time.goTo(when ?? '')

test.each([
  ['the guide', 0],
  ['a model', 1],
])('with %s: ask, try, say how it went, try another, and the next answer knows', async (_, which) => {
  const app = apps[which]
  if (!app) throw new Error('no app')
  const isModel = which === 1
  goTo(EVENINGS[0])
  upstream.scenario('plain', {
    tokens: ['[[care:none]]\nKeep the evening short.\n', '[[used:bedtime-battles-3-5]]'],
  })
  const parent = await buildParent(app)
  const { id: childId } = await buildChild(parent)
  const { conversation } = await openTalk(parent, childId)
  const first = await answerTo(await send(parent, conversation.id, BATTLES))
  const stepped = isModel ? await tap(parent, conversation.id, 'failed:bedtime-battles-3-5') : first
  await take(parent, stepped.id)
  const [one] = await stepsOf(parent)

  goTo(MORNINGS[0])
  await app.scheduled['ask-check-ins'].run()
  const mail = await mailTo(app, parent.email, /check-in/)
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/Mia|bed|evening/i)
  expect((await stepsOf(parent))[0]?.isDue).toBe(true)
  const failed = await tell(parent, one?.id ?? '', 'not')
  const other = await tap(parent, failed.conversationId, failed.tap?.choice ?? '')
  expect(other.parts?.steps.map((step) => step.do)).not.toContain(one?.step)

  goTo(EVENINGS[1])
  await take(parent, other.id)
  goTo(MORNINGS[1])
  await app.scheduled['ask-check-ins'].run()
  const two = (await stepsOf(parent)).find(({ isDue }) => isDue)
  expect(two?.messageId).toBe(other.id)
  const worked = await tell(parent, two?.id ?? '', 'worked', 'She slept by eight')
  expect((await tap(parent, worked.conversationId, worked.tap?.choice ?? '')).content).not.toBe('')
  expect((await stepsOf(parent)).map(({ outcome }) => outcome)).toEqual(['worked', 'not'])

  goTo(EVENINGS[2])
  const opened = await parent.call('POST', `/api/children/${childId}/conversations`, {
    kind: 'child',
    isNew: true,
  })
  const next = (await opened.json()).conversation.id as string
  const again = await answerTo(await send(parent, next, BATTLES))
  if (isModel) {
    const sent = JSON.stringify(upstream.requests.at(-1)?.body)
    expect(sent).toMatch(/<tried>\\nhelped, last week: .* The parent said: \\"She slept by eight\\"/)
    expect(sent).toContain("didn't help, last week: ")
  } else {
    const [deed = ''] = two?.step.split('. ') ?? []
    expect(again.parts?.opening).toContain(`Last week this helped: ${deed}`)
    const proposed = again.parts?.steps.map((step) => step.do)
    expect(proposed).not.toContain(one?.step)
    expect(proposed).not.toContain(two?.step)
    expect(proposed?.length).toBeGreaterThan(0)
  }
})

const tap = async (parent: Client, conversationId: string, choice: string) =>
  answerTo(
    await parent.call('POST', `/api/conversations/${conversationId}/messages`, {
      clientId: randomUUID(),
      text: 'x',
      choice,
    }),
  )
