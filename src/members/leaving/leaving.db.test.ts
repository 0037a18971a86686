import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildParent, eventsOf, openTalk, readTalk, send, userIdOf } from '../../../tests/people/factories.ts'
import { buildOwner, familyOf, joinFamily, meOf } from '../../../tests/people/members.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const codeOf = async (answer: Response) => `${answer.status} ${(await answer.json()).error.code}`

test('S92: leaving takes along what was private and the profiles that were chosen, and ends every access', async () => {
  const { owner, childId } = await buildOwner(app)
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
  const { owner, childId } = await buildOwner(app)
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
  const { owner, childId } = await buildOwner(app)
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
  const { owner, childId } = await buildOwner(app)
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
