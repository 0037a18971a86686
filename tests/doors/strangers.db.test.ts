import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import {
  buildChild,
  buildChildInput,
  buildParent,
  type Client,
  clientOf,
  eventsOf,
  familyIdOf,
  openTalk,
  readTalk,
  send,
  setPlan,
  userIdOf,
} from '../people/factories.ts'
import { joinFamily } from '../people/members.ts'
import { buildReport } from '../people/reports.ts'
import { buildTried } from '../people/step-takers.ts'
import { fill, namesOfRoutes } from './every-route.ts'
import { OPEN, OWN } from './routes-without-ids.ts'

/**
 * Every route that names something of a family, with a body that would be right. A new route fails this test until it stands here,
 * and then until a stranger gets the same 404 as for something that does not exist.
 */
const BODIES: Record<string, unknown> = {
  'PUT /api/children/:childId': buildChildInput({ name: 'Taken over' }),
  'DELETE /api/children/:childId': undefined,
  'POST /api/children/:childId/conversations': { kind: 'child' },
  'GET /api/children/:childId/conversations': undefined,
  'GET /api/conversations/:conversationId': undefined,
  'PATCH /api/conversations/:conversationId': { title: 'Taken over' },
  'DELETE /api/conversations/:conversationId': undefined,
  'POST /api/conversations/:conversationId/restoration': undefined,
  'PUT /api/conversations/:conversationId/sharing': { isShared: true },
  'PUT /api/conversations/:conversationId/star': undefined,
  'DELETE /api/conversations/:conversationId/star': undefined,
  'GET /api/conversations/:conversationId/messages': undefined,
  'GET /api/conversations/:conversationId/export': undefined,
  'POST /api/conversations/:conversationId/messages': { clientId: randomUUID(), text: 'Let me in' },
  'POST /api/messages/:messageId/replies': undefined,
  'GET /api/messages/:messageId/sent': undefined,
  'PUT /api/messages/:messageId/star': undefined,
  'DELETE /api/messages/:messageId/star': undefined,
  'PUT /api/messages/:messageId/feedback': { isHelpful: true },
  'DELETE /api/messages/:messageId/feedback': undefined,
  'GET /api/replies/:replyId/events': undefined,
  'POST /api/replies/:replyId/stop': undefined,
  'GET /api/subscription/checkouts/:checkoutId': undefined,
  'DELETE /api/sessions/:sessionId': undefined,
  'PUT /api/passkeys/:passkeyId': { name: 'Taken over' },
  'POST /api/passkeys/:passkeyId/removal': { password: 'correct horse battery' },
  'DELETE /api/whatsapp/phones/:phoneId': undefined,
  'PUT /api/privacy/notes/:noteId': { summary: 'Taken over' },
  'DELETE /api/privacy/notes/:noteId': undefined,
  'GET /api/handbook/:childId': undefined,
  'GET /api/reports/:month': undefined,
  'GET /api/reports/:month/workbook': undefined,
  'GET /api/reports/:month/pdf': undefined,
  'GET /api/reports/:month/workbook/pdf': undefined,
  'POST /api/answers/:messageId/steps': { place: 0, zone: 'UTC' },
  'DELETE /api/steps/:stepId': undefined,
  'PUT /api/steps/:stepId/outcome': { outcome: 'not', note: 'Taken over' },
  'PUT /api/memories/:memoryId': { text: 'Taken over' },
  'DELETE /api/memories/:memoryId': undefined,
  'POST /api/family-chat/messages/:messageId/answer': undefined,
  'PUT /api/members/:userId': { role: 'parent', childIds: [], until: null },
  'DELETE /api/members/:userId': undefined,
  'PUT /api/members/families/:familyId/choice': undefined,
  'POST /api/members/invitations/:invitationId/mails': undefined,
  'DELETE /api/members/invitations/:invitationId': undefined,
}

let upstream: Upstream
let app: TestApp
let owner: Client
let ids: Record<string, string>
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
  owner = await buildParent(app)
  const child = await buildChild(owner)
  const { conversation } = await openTalk(owner, child.id)
  const [accepted] = await eventsOf(await send(owner, conversation.id, 'Only for us'))
  if (accepted?.type !== 'accepted') throw new Error('not accepted')
  ids = { childId: child.id }
  ids = {
    childId: child.id,
    conversationId: conversation.id,
    messageId: accepted.message.id,
    replyId: accepted.replyId,
    sessionId: (await (await owner.call('GET', '/api/sessions')).json()).sessions[0].id,
    passkeyId: await buildPasskey(),
    noteId: await buildNote(conversation.id),
    phoneId: await buildPhone(),
    ...(await buildMembers()),
    ...(await buildTried(app.database.db, accepted.message.id, 'Only for us')),
    month: await buildReport(app.database.db, conversation.id),
  }
})
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

const buildNote = async (conversationId: string): Promise<string> => {
  const result = await app.database.db.execute(sql`insert into summary
    (family_id, id, conversation_id, summary, message_count)
    select family_id, ${randomUUID()}, id, 'Only for us', 12 from conversation where id = ${conversationId}
    returning id`)
  return (result as unknown as { rows: { id: string }[] }).rows[0]?.id ?? ''
}

const buildPasskey = async (): Promise<string> => {
  const result = await app.database.db.execute(sql`insert into passkey
    (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
    select ${randomUUID()}, id, 'Only for us', 'x', 'x', 0, 'singleDevice', false
    from "user" where email = ${owner.email} returning id`)
  return (result as unknown as { rows: { id: string }[] }).rows[0]?.id ?? ''
}

/** Another parent of the owner's family, and an open invitation to it. */
const buildMembers = async () => {
  const familyId = await familyIdOf(app, owner)
  await setPlan(app, owner, 'ultimate')
  const other = await joinFamily(app, owner, await buildParent(app), 'parent')
  const invited = await owner.call('POST', '/api/members/invitations', {
    ...{ email: `${randomUUID()}@example.org`, role: 'carer', childIds: [ids.childId], until: null },
  })
  return { familyId, userId: await userIdOf(app, other), invitationId: (await invited.json()).id as string }
}

const buildPhone = async (): Promise<string> => {
  const result = await app.database.db.execute(sql`insert into whatsapp_person
    (id, whatsapp_user_id, family_id, member_id, last_inbound_at, number_id)
    select ${randomUUID()}, 'US.1', family_id, user_id, now(), '1' from family_member
    where user_id = (select id from "user" where email = ${owner.email}) returning id`)
  return (result as unknown as { rows: { id: string }[] }).rows[0]?.id ?? ''
}

/** What a route must be asked with beside its body. */
const QUERIES: Record<string, string> = {
  'GET /api/children/:childId/conversations': '?kind=child',
  'GET /api/conversations/:conversationId/export': '?format=json',
  'GET /api/conversations/:conversationId/messages': `?before=${randomUUID()}`,
}

test('every route of the product is known here', () => {
  const known = [...Object.keys(BODIES), ...OWN, ...OPEN]
  const routes = namesOfRoutes(app)
  expect(routes.filter((route) => !known.includes(route))).toEqual([])
  expect(known.filter((route) => !routes.includes(route))).toEqual([])
})

describe.each(Object.keys(BODIES))('%s', (route) => {
  const [method = '', bare = ''] = route.split(' ')
  const path = bare + (QUERIES[route] ?? '')

  test('S11: a stranger gets what something missing gets', async () => {
    const stranger = await buildParent(app)
    await buildChild(stranger)
    const theirs = await stranger.call(
      method,
      fill(path, (name) => ids[name] ?? ''),
      BODIES[route],
    )
    const missing = await stranger.call(
      method,
      fill(path, () => randomUUID()),
      BODIES[route],
    )
    const noId = await stranger.call(
      method,
      fill(path, () => "1' or '1'='1"),
      BODIES[route],
    )
    for (const response of [theirs, missing, noId]) {
      expect(response.status).toBe(404)
      expect((await response.json()).error).toMatchObject({ code: 'not_found' })
    }
  })

  test('nobody gets 401, and who is not verified 403', async () => {
    const full = fill(path, (name) => ids[name] ?? '')
    expect((await clientOf(app, '').call(method, full, BODIES[route])).status).toBe(401)
    const unverified = await buildParent(app, { verified: false })
    expect((await unverified.call(method, full, BODIES[route])).status).toBe(403)
  })
})

const GATED = [
  ...Object.keys(BODIES),
  'GET /api/children',
  'GET /api/account-setup',
  'GET /api/subscription',
  'GET /api/privacy',
  'POST /api/privacy/export',
]

test('a closed account and an ended session open nothing', async () => {
  const { db } = app.database
  const [closed, ended] = [await buildParent(app), await buildParent(app)]
  await db.execute(
    sql`update "user" set erase_after = now() + interval '9 days' where email = ${closed.email}`,
  )
  await db.execute(sql`update session set expires_at = now() - interval '1 second' where user_id =
    (select id from "user" where email = ${ended.email})`)
  for (const route of GATED) {
    const [method = '', path = ''] = route.split(' ')
    const call = (client: Client) =>
      client.call(
        method,
        fill(path, (name) => ids[name] ?? ''),
        BODIES[route],
      )
    const refused = await call(closed)
    expect(refused.status, route).toBe(403)
    expect((await refused.json()).error, route).toMatchObject({ code: 'account_closed' })
    expect((await call(ended)).status, route).toBe(401)
  }
})

/** What only the server decides. */
const FORBIDDEN = [
  'remainingMessages',
  'isFrozen',
  'planId',
  'maxChildren',
  'emailVerified',
  'role',
  'familyId',
]

test('S12: no body takes a key that it does not know', async () => {
  for (const [route, body] of Object.entries(BODIES)) {
    if (typeof body !== 'object') continue
    const [method = '', path = ''] = route.split(' ')
    const own = fill(path, (name) => ids[name] ?? '')
    for (const key of FORBIDDEN) {
      const response = await owner.call(method, own, { ...body, [key]: 1 })
      expect(response.status, `${route} with ${key}`).toBe(400)
    }
  }
})

test('after all that, nothing of the family has changed', async () => {
  const { messages, child } = await readTalk(owner, ids.conversationId ?? '')
  expect(messages).toHaveLength(3)
  expect(child).toMatchObject({ name: 'Mia' })
  const { notes } = await (await owner.call('GET', '/api/privacy/notes')).json()
  expect(notes).toMatchObject([{ summary: 'Only for us' }])
  const { steps } = await (await owner.call('GET', '/api/steps')).json()
  expect(steps).toMatchObject([{ step: 'Only for us', outcome: null, note: null }])
  const { memories } = await (await owner.call('GET', '/api/memories')).json()
  expect(memories).toMatchObject([{ text: 'Only for us' }])
})
