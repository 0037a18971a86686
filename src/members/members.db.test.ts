import { randomUUID } from 'node:crypto'
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
  setPlan,
  userIdOf,
} from '../../tests/people/factories.ts'
import { inviteByMail, joinFamily } from '../../tests/people/members.ts'
import { buildTried } from '../../tests/people/step-takers.ts'
import { updateSubscription } from '../plans/queries.ts'
import { recall } from '../steps/memory/recall.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const buildOwner = async (plan = 'family') => {
  const owner = await buildParent(app)
  await setPlan(app, owner, plan)
  const child = await buildChild(owner, { name: 'Mia' })
  return { owner, childId: child.id }
}

const familyOf = async (client: Client) => (await client.call('GET', '/api/members')).json()
const accept = (client: Client, token: string) => client.call('POST', '/api/members/acceptances', { token })
const codeOf = async (answer: Response) => `${answer.status} ${(await answer.json()).error.code}`
const meOf = async (client: Client) => (await (await client.call('GET', '/api/me')).json()).user

describe('an invitation', () => {
  test('S89: twenty who accept one at once make one member', async () => {
    const { owner } = await buildOwner()
    const other = await buildParent(app)
    const token = await inviteByMail(app, owner, other.email, 'parent')
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(other, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 204))
    const { members, invitations } = await familyOf(owner)
    expect(members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'parent'])
    expect(invitations).toEqual([])
    expect(await meOf(other)).toMatchObject({ family: { role: 'parent' } })
    const { children } = await (await other.call('GET', '/api/children')).json()
    expect(children).toMatchObject([{ name: 'Mia', hasConversation: false }])
  })

  test('S89: opens nothing for another address, once it is over, withdrawn or sent again', async () => {
    const { owner } = await buildOwner('ultimate')
    const other = await buildParent(app)
    const token = await inviteByMail(app, owner, other.email, 'parent')
    expect(await codeOf(await accept(await buildParent(app), token))).toBe('403 invitation_for_other')
    const { invitations } = await familyOf(owner)
    const one = `/api/members/invitations/${invitations[0].id}`
    expect((await owner.call('POST', `${one}/mails`)).status).toBe(204)
    expect(await codeOf(await accept(other, token))).toBe('404 not_found')
    const again = await other.call('POST', '/api/members/acceptances', { invitationId: invitations[0].id })
    const stranger = await buildParent(app)
    const byId = await stranger.call('POST', '/api/members/acceptances', { invitationId: invitations[0].id })
    expect([again.status, byId.status]).toEqual([204, 404])

    const third = await buildParent(app)
    const late = await inviteByMail(app, owner, third.email, 'carer', {
      childIds: [(await familyOf(owner)).children[0].id],
    })
    await app.database.db.execute(
      sql`update family_invitation set expires_at = now() where email = ${third.email}`,
    )
    expect(await codeOf(await accept(third, late))).toBe('410 invitation_over')
    const { invitations: left } = await familyOf(owner)
    expect((await owner.call('DELETE', `/api/members/invitations/${left[0].id}`)).status).toBe(204)
    expect(await codeOf(await accept(third, late))).toBe('404 not_found')
  })

  test('a plan has so many places, and an address is invited once', async () => {
    const { owner, childId } = await buildOwner()
    const email = `${randomUUID()}@example.org`
    const invite = (to: string, role: string, childIds: string[] = []) =>
      owner.call('POST', '/api/members/invitations', { email: to, role, childIds, until: null })
    expect((await invite(email, 'parent')).status).toBe(201)
    expect(await codeOf(await invite(email.toUpperCase(), 'parent'))).toBe('409 conflict')
    expect(await codeOf(await invite(`${randomUUID()}@example.org`, 'parent'))).toBe('409 member_limit')
    expect((await invite(`${randomUUID()}@example.org`, 'carer', [childId])).status).toBe(201)
    expect(await codeOf(await invite(`${randomUUID()}@example.org`, 'carer', [childId]))).toBe(
      '409 member_limit',
    )
    expect(await codeOf(await invite(`${randomUUID()}@example.org`, 'carer', []))).toBe('400 invalid')
    const free = await buildParent(app)
    const refused = await free.call('POST', '/api/members/invitations', {
      ...{ email, role: 'parent', childIds: [], until: null },
    })
    expect(await codeOf(refused)).toBe('409 member_limit')
  })
})

describe('what a member writes', () => {
  test('S90: is their own until they share it, from the owner too', async () => {
    const { owner, childId } = await buildOwner()
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
    const { owner, childId } = await buildOwner()
    const talk = await openTalk(owner, childId)
    await eventsOf(await send(owner, talk.conversation.id, 'Bedtime takes two hours'))
    const { messages } = await readTalk(owner, talk.conversation.id)
    const { db } = app.database
    await buildTried(db, messages.at(-1)?.id ?? '', 'A picture chart')
    const me = await meOf(owner)
    const asked = { familyId: me.family.id, userId: me.id, childId }
    const told = async (isShared: boolean) =>
      JSON.stringify(await recall(db, { ...asked, isShared }, new Date()))
    expect(await told(false)).toContain('A picture chart')
    expect(await told(true)).not.toContain('A picture chart')
    const share = `/api/conversations/${talk.conversation.id}/sharing`
    await owner.call('PUT', share, { isShared: true })
    expect(await told(true)).toContain('A picture chart')
  })

  test('S91: a carer sees the children they were given, until their last day, and no talk of others', async () => {
    const { owner, childId } = await buildOwner()
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

describe('leaving', () => {
  test('S92: takes along what was private and the profiles that were chosen, and ends every access', async () => {
    const { owner, childId } = await buildOwner()
    const other = await joinFamily(app, owner, await buildParent(app), 'parent')
    const talk = await openTalk(other, childId)
    await eventsOf(await send(other, talk.conversation.id, 'Only for me'))
    const given = await other.call('POST', `/api/children/${childId}/conversations`, { kind: 'general' })
    const common = (await given.json()).conversation.id
    await eventsOf(await send(other, common, 'For both of us'))
    await other.call('PUT', `/api/conversations/${common}/sharing`, { isShared: true })
    const mine = await openTalk(owner, childId)
    await eventsOf(await send(owner, mine.conversation.id, 'Only for the owner'))

    expect((await other.call('POST', '/api/members/leaving', { childIds: [childId] })).status).toBe(204)
    expect(await meOf(other)).toMatchObject({ family: { role: 'owner' } })
    expect(JSON.stringify(await readTalk(other, talk.conversation.id))).toContain('Only for me')
    const { children } = await (await other.call('GET', '/api/children')).json()
    expect(children).toMatchObject([{ id: childId, name: 'Mia', isFrozen: false }])
    for (const id of [common, mine.conversation.id])
      expect((await other.call('GET', `/api/conversations/${id}`)).status).toBe(404)
    // What was shared is the family's, and what was private is not.
    expect(JSON.stringify(await readTalk(owner, common))).toContain('For both of us')
    expect((await owner.call('GET', `/api/conversations/${talk.conversation.id}`)).status).toBe(404)
    expect((await familyOf(owner)).members).toHaveLength(1)
  })

  test('S92: leaving while an answer is written loses no message, and no credit of the family', async () => {
    const { owner, childId } = await buildOwner()
    const other = await joinFamily(app, owner, await buildParent(app), 'parent')
    const { conversation } = await openTalk(other, childId)
    const { db } = app.database
    const [messageId, familyId] = [randomUUID(), (await meOf(owner)).family.id]
    await db.execute(sql`insert into message (family_id, id, conversation_id, author, user_id, content, client_id)
      values (${familyId}, ${messageId}, ${conversation.id}, 'user', ${await userIdOf(app, other)}, 'Still asking', ${randomUUID()})`)
    await db.execute(sql`insert into reply (family_id, id, conversation_id, message_id, child_id, status, charged, remaining_after)
      values (${familyId}, ${randomUUID()}, ${conversation.id}, ${messageId}, ${childId}, 'running', true, 9)`)
    const left = async () =>
      (await (await owner.call('GET', '/api/children')).json()).children[0].remainingMessages
    const before = await left()
    expect((await other.call('POST', '/api/members/leaving', { childIds: [] })).status).toBe(204)
    expect(await left()).toBe(before + 1)
    const talk = await readTalk(other, conversation.id)
    expect(JSON.stringify(talk.messages)).toContain('Still asking')
    expect(talk.running).toEqual([])
  })

  test('S92: whoever is removed keeps what they wrote, with the names and ages it needs, and is out at once', async () => {
    const { owner, childId } = await buildOwner()
    const other = await joinFamily(app, owner, await buildParent(app), 'parent')
    const talk = await openTalk(other, childId)
    await eventsOf(await send(other, talk.conversation.id, 'Only for me'))
    const path = `/api/members/${await userIdOf(app, other)}`
    expect((await owner.call('DELETE', path)).status).toBe(204)
    expect((await owner.call('DELETE', path)).status).toBe(404)
    expect(JSON.stringify(await readTalk(other, talk.conversation.id))).toContain('Only for me')
    const { children } = await (await other.call('GET', '/api/children')).json()
    expect(children).toMatchObject([{ name: 'Mia', interests: [], personalityProfile: null }])
    expect((await familyOf(other)).families).toHaveLength(1)
  })

  test('the last owner stays, and hands the family over before they go', async () => {
    const { owner, childId } = await buildOwner()
    expect(await codeOf(await owner.call('POST', '/api/members/leaving', { childIds: [] }))).toBe(
      '409 last_owner',
    )
    const other = await joinFamily(app, owner, await buildParent(app), 'parent')
    expect((await owner.call('POST', '/api/members/leaving', { childIds: [childId] })).status).toBe(204)
    expect(await meOf(other)).toMatchObject({ family: { role: 'owner' } })
    expect((await (await other.call('GET', '/api/children')).json()).children).toHaveLength(1)
    expect(await meOf(owner)).toMatchObject({ family: { role: 'owner' } })
    expect((await (await owner.call('GET', '/api/children')).json()).children).toHaveLength(1)
  })
})

test('S93: a smaller plan freezes the second parent, who reads all and writes nothing, and deletes nothing', async () => {
  const { owner, childId } = await buildOwner()
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
  const { owner } = await buildOwner()
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
  const { owner, childId } = await buildOwner('ultimate')
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
