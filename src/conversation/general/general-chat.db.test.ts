import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../../tests/app/coached-app.ts'
import {
  buildChild,
  buildEvaluation,
  buildParent,
  type Client,
  eventsOf,
  openTalk,
  send,
} from '../../../tests/people/factories.ts'
import { child } from '../../family/tables.ts'

let coached: CoachedApp
beforeAll(async () => {
  coached = await startCoachedApp()
})
afterAll(() => coached.stop())

const open = (parent: Client, childId: string, kind: string) =>
  parent.call('POST', `/api/children/${childId}/conversations`, { kind })

const familyWith = async (given: Parameters<typeof buildChild>[1]) => {
  const parent = await buildParent(coached.app)
  return { parent, childId: (await buildChild(parent, given)).id }
}

const freeze = (childId: string) =>
  coached.app.database.db.update(child).set({ isFrozen: true }).where(eq(child.id, childId))

test('without a profile the Parenting Chat is open, and the two chats of the child are not', async () => {
  const { parent, childId } = await familyWith({ personalityEvaluation: null })
  for (const kind of ['child', 'parents']) {
    const refused = await open(parent, childId, kind)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ error: { code: 'no_profile' } })
  }
  const opened = await (await open(parent, childId, 'general')).json()
  expect(opened).toMatchObject({
    conversation: { kind: 'general', title: expect.stringMatching(/^Parenting Chat with Mia - \d{4}-/) },
    messages: [{ content: "Hello! I'm your parenting assistant. How can I help you today?" }],
    remaining: 10,
  })
  expect(await (await open(parent, childId, 'general')).json()).toEqual(opened)
  const { children } = await (await parent.call('GET', '/api/children')).json()
  expect(children).toMatchObject([{ hasConversation: false }])
})

test('it costs one message of that child, and is in its history and in the export', async () => {
  const { parent, childId } = await familyWith({ personalityEvaluation: null })
  const { conversation } = await (await open(parent, childId, 'general')).json()
  const events = await eventsOf(await send(parent, conversation.id, 'She screams at bedtime'))
  expect(events.at(-1)).toMatchObject({ type: 'ended', answer: { status: 'complete' }, remaining: 9 })
  const list = async (kind: string) =>
    (await (await parent.call('GET', `/api/children/${childId}/conversations?kind=${kind}`)).json())
      .conversations
  expect(await list('general')).toMatchObject([{ id: conversation.id, opening: 'She screams at bedtime' }])
  expect(await list('child')).toEqual([])
  const exported = await parent.call('GET', '/api/conversation-export?format=json')
  expect(await exported.text()).toContain('She screams at bedtime')
})

test('the coach is told name and age, and nothing of a type or of interests', async () => {
  const { parent, childId } = await familyWith({
    personalityEvaluation: buildEvaluation(),
    interests: ['kites'],
  })
  const { conversation } = await (await open(parent, childId, 'general')).json()
  await eventsOf(await send(parent, conversation.id, 'Mia screams at bedtime'))
  const general = JSON.stringify(coached.upstream.requests.at(-1)?.body)
  expect(general).toContain('[child]')
  expect(general).toMatch(/age: 4 years/)
  expect(general).toMatch(/This is the Parenting Chat/)
  expect(general).not.toMatch(/ENFP|kites|Mia/)
  const { conversation: own } = await openTalk(parent, childId)
  await eventsOf(await send(parent, own.id, 'Mia screams at bedtime'))
  expect(JSON.stringify(coached.upstream.requests.at(-1)?.body)).toMatch(/ENFP.*kites/s)
})

test('for a frozen child none is begun, and one that was begun can be read and not written in', async () => {
  const { parent, childId } = await familyWith({ personalityEvaluation: null })
  await freeze(childId)
  const refused = await open(parent, childId, 'general')
  expect(await refused.json()).toMatchObject({ error: { code: 'frozen' } })
  const begun = await familyWith({ personalityEvaluation: null })
  const { conversation } = await (await open(begun.parent, begun.childId, 'general')).json()
  await freeze(begun.childId)
  expect((await open(begun.parent, begun.childId, 'general')).status).toBe(200)
  const sent = await send(begun.parent, conversation.id, 'She screams at bedtime')
  expect(await sent.json()).toMatchObject({ error: { code: 'frozen' } })
})

test('a child of another family has none', async () => {
  const { childId } = await familyWith({ personalityEvaluation: null })
  const stranger = await buildParent(coached.app)
  expect((await open(stranger, childId, 'general')).status).toBe(404)
})
