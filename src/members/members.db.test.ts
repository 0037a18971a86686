import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import {
  buildChild,
  buildParent,
  type Client,
  eventsOf,
  openTalk,
  readTalk,
  send,
  userIdOf,
} from '../../tests/people/factories.ts'
import { buildOwner, familyOf, joinFamily, meOf } from '../../tests/people/members.ts'
import { buildTried } from '../../tests/people/step-takers.ts'
import { recordConsent } from '../accounts/consents.ts'
import { updateSubscription } from '../plans/queries.ts'
import { recall } from '../steps/memory/recall.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const codeOf = async (answer: Response) => `${answer.status} ${(await answer.json()).error.code}`

describe('what a member writes', () => {
  test('S90: is their own until they share it, from the owner too', async () => {
    const { owner, childId } = await buildOwner(app)
    const other = await joinFamily(app, owner, await buildParent(app), 'parent')
    const [word, theirs] = ['quixotic', 'zephyr']
    const mine = await openTalk(owner, childId)
    await eventsOf(await send(owner, mine.conversation.id, `About ${word} things`))
    const talk = await openTalk(other, childId)
    expect(talk.conversation.id).not.toBe(mine.conversation.id)
    await eventsOf(await send(other, talk.conversation.id, `About ${theirs} things`))

    for (const [reader, foreign, id] of [
      [other, word, mine.conversation.id],
      [owner, theirs, talk.conversation.id],
    ] as const) {
      for (const path of [
        `/api/children/${childId}/conversations?kind=child`,
        '/api/conversation-export?format=json',
        '/api/children',
        '/api/steps',
        '/api/memories',
        '/api/privacy/notes',
      ])
        expect(await (await reader.call('GET', path)).text(), path).not.toContain(foreign)
      const found = await reader.call('POST', '/api/searches', { query: foreign, starred: false })
      expect((await found.json()).messages).toEqual([])
      expect((await reader.call('GET', `/api/conversations/${id}`)).status).toBe(404)
      expect((await send(reader, id, 'Let me in')).status).toBe(404)
      expect((await reader.call('DELETE', `/api/conversations/${id}`)).status).toBe(404)
      const share = `/api/conversations/${id}/sharing`
      expect((await reader.call('PUT', share, { isShared: true })).status).toBe(404)
    }

    const share = `/api/conversations/${talk.conversation.id}/sharing`
    expect((await other.call('PUT', share, { isShared: true })).status).toBe(204)
    const read = await readTalk(owner, talk.conversation.id)
    expect(JSON.stringify(read.messages)).toContain(theirs)
    expect(read.conversation).toMatchObject({ isShared: true, isOwn: false, authorName: 'Parent' })
    // Reading it is no right to rename, to share or to delete it.
    const path = `/api/conversations/${talk.conversation.id}`
    expect((await owner.call('PATCH', path, { title: 'Mine' })).status).toBe(404)
    expect((await owner.call('DELETE', path)).status).toBe(404)
    // 'Continue Chat' opens one's own.
    expect((await openTalk(owner, childId)).conversation.id).toBe(mine.conversation.id)
    expect((await other.call('PUT', share, { isShared: false })).status).toBe(204)
    expect((await owner.call('GET', path)).status).toBe(404)
  })

  test('S90: what was said in private is told to no coach whose answer others read', async () => {
    const { owner, childId } = await buildOwner(app)
    const talk = await openTalk(owner, childId)
    await eventsOf(await send(owner, talk.conversation.id, 'Bedtime takes two hours'))
    const { messages } = await readTalk(owner, talk.conversation.id)
    const { db } = app.database
    await buildTried(db, messages.at(-1)?.id ?? '', 'A picture chart')
    const me = await meOf(owner)
    const asked = { familyId: me.family.id, userId: me.id, childId }
    const told = async (isShared: boolean) =>
      JSON.stringify(await recall(app.database, { ...asked, isShared }, new Date()))
    expect(await told(false)).toContain('A picture chart')
    expect(await told(true)).not.toContain('A picture chart')
    const share = `/api/conversations/${talk.conversation.id}/sharing`
    await owner.call('PUT', share, { isShared: true })
    expect(await told(true)).toContain('A picture chart')
  })

  test('S91: a carer sees the children they were given, until their last day, and no talk of others', async () => {
    const { owner, childId } = await buildOwner(app)
    const { id: second } = await buildChild(owner, { name: 'Leo' })
    const shared = await openTalk(owner, childId)
    await owner.call('PUT', `/api/conversations/${shared.conversation.id}/sharing`, { isShared: true })
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const carer = await joinFamily(app, owner, await buildParent(app), 'carer', {
      childIds: [childId],
      until: tomorrow,
    })
    const { children } = await (await carer.call('GET', '/api/children')).json()
    expect(children).toMatchObject([{ name: 'Mia', personalityEvaluation: null }])
    expect((await carer.call('GET', `/api/conversations/${shared.conversation.id}`)).status).toBe(404)
    const own = await openTalk(carer, childId)
    await eventsOf(await send(carer, own.conversation.id, 'She will not nap'))
    expect(
      (await carer.call('POST', `/api/children/${second}/conversations`, { kind: 'child' })).status,
    ).toBe(404)
    for (const path of ['/api/reports', '/api/whatsapp', '/api/subscription', '/api/account-setup'])
      expect(await codeOf(await carer.call('GET', path)), path).toBe('403 not_allowed')
    expect((await owner.call('GET', `/api/conversations/${own.conversation.id}`)).status).toBe(404)

    await app.database.db.execute(sql`update family_member set until = (now() at time zone 'utc')::date - 1
      where user_id = ${await userIdOf(app, carer)} and role = 'carer'`)
    expect((await carer.call('GET', `/api/conversations/${own.conversation.id}`)).status).toBe(404)
    expect((await (await carer.call('GET', '/api/children')).json()).children).toEqual([])
  })
})

test('S93: a smaller plan freezes the second parent, who reads all and writes nothing, and deletes nothing', async () => {
  const { owner, childId } = await buildOwner(app)
  const other = await joinFamily(app, owner, await buildParent(app), 'parent')
  const talk = await openTalk(other, childId)
  await eventsOf(await send(other, talk.conversation.id, 'Before'))
  const familyId = (await meOf(owner)).family.id
  await updateSubscription(app.database.db, familyId, { planId: 'basic' })
  expect(await meOf(other)).toMatchObject({ family: { id: familyId, isFrozen: true } })
  expect(JSON.stringify(await readTalk(other, talk.conversation.id))).toContain('Before')
  expect(await codeOf(await send(other, talk.conversation.id, 'After'))).toBe('409 member_frozen')
  await updateSubscription(app.database.db, familyId, { planId: 'family' })
  expect((await send(other, talk.conversation.id, 'After')).status).toBe(200)
})

test('whoever belongs to two families acts for one at a time, and for no other', async () => {
  const { owner } = await buildOwner(app)
  const other = await buildParent(app)
  await buildChild(other, { name: 'Own' })
  await joinFamily(app, owner, other, 'parent')
  const names = async () =>
    (await (await other.call('GET', '/api/children')).json()).children.map(
      ({ name }: { name: string }) => name,
    )
  expect(await names()).toEqual(['Mia'])
  const { families } = await familyOf(other)
  const own = families.find(({ isOwn }: { isOwn: boolean }) => isOwn)
  expect((await other.call('PUT', `/api/members/families/${own.familyId}/choice`)).status).toBe(204)
  expect(await names()).toEqual(['Own'])
  const stranger = (await meOf(await buildParent(app))).family.id
  expect((await other.call('PUT', `/api/members/families/${stranger}/choice`)).status).toBe(404)
  expect(await names()).toEqual(['Own'])
})

test('only the owner invites, changes, removes and hands over', async () => {
  const { owner, childId } = await buildOwner(app, 'ultimate')
  const other = await joinFamily(app, owner, await buildParent(app), 'parent')
  const id = await userIdOf(app, other)
  const ownerId = await userIdOf(app, owner)
  for (const [method, path, body] of [
    [
      'POST',
      '/api/members/invitations',
      { email: 'a@example.org', role: 'parent', childIds: [], until: null },
    ],
    ['PUT', `/api/members/${id}`, { role: 'parent', childIds: [], until: null }],
    ['DELETE', `/api/members/${ownerId}`, undefined],
    ['POST', '/api/members/ownership', { userId: id }],
  ] as const)
    expect(await codeOf(await other.call(method, path, body)), path).toBe('403 not_allowed')
  const carer = { role: 'carer', childIds: [childId], until: null }
  expect((await owner.call('PUT', `/api/members/${id}`, carer)).status).toBe(204)
  expect(await codeOf(await owner.call('POST', '/api/members/ownership', { userId: id }))).toBe(
    '404 not_found',
  )
  expect((await owner.call('PUT', `/api/members/${id}`, { ...carer, role: 'parent' })).status).toBe(204)
  expect((await owner.call('POST', '/api/members/ownership', { userId: id })).status).toBe(204)
  expect(await codeOf(await owner.call('DELETE', `/api/members/${id}`))).toBe('403 not_allowed')
  expect((await other.call('DELETE', `/api/members/${ownerId}`)).status).toBe(204)
})

test('what each agreed to for themselves is theirs alone to see, and what was agreed to for the family is for both', async () => {
  const { owner } = await buildOwner(app)
  const other = await joinFamily(app, owner, await buildParent(app), 'parent')
  const consentsOf = async (client: Client): Promise<{ id: string; kind: string }[]> =>
    (await (await client.call('GET', '/api/privacy')).json()).consents
  const kindsOf = async (client: Client) => (await consentsOf(client)).map(({ kind }) => kind).toSorted()
  expect(await kindsOf(other)).toEqual(['adult', 'privacy', 'terms'])
  const familyId = (await meOf(owner)).family.id
  await recordConsent(app.database.db, familyId, ['analysis'], new Date())
  expect(await kindsOf(owner)).toEqual(['adult', 'analysis', 'privacy', 'terms'])
  expect(await kindsOf(other)).toEqual(await kindsOf(owner))
  const theirs = (await consentsOf(owner)).filter(({ kind }) => kind !== 'analysis').map(({ id }) => id)
  expect((await consentsOf(other)).filter(({ id }) => theirs.includes(id))).toEqual([])
})
