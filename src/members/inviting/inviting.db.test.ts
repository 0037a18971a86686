import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import { buildParent, type Client } from '../../../tests/people/factories.ts'
import { buildOwner, familyOf, inviteByMail, meOf } from '../../../tests/people/members.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const accept = (client: Client, token: string) => client.call('POST', '/api/members/acceptances', { token })
const codeOf = async (answer: Response) => `${answer.status} ${(await answer.json()).error.code}`

test('S89: twenty who accept an invitation at once make one member', async () => {
  const { owner } = await buildOwner(app)
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

test('S89: an invitation opens nothing for another address, once it is over, withdrawn or sent again', async () => {
  const { owner } = await buildOwner(app, 'ultimate')
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
  const { owner, childId } = await buildOwner(app)
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
