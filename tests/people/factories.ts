import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { familyMember, user } from '../../src/accounts/tables.ts'
import type { ReplyEvent, Transcript } from '../../src/conversation/contract.ts'
import type { Child, ChildInput } from '../../src/family/contract.ts'
import { child } from '../../src/family/tables.ts'
import { subscription } from '../../src/plans/tables.ts'
import type { TestApp } from '../app/test-app.ts'
import { newNetwork } from './networks.ts'

export type Client = {
  email: string
  cookie: string
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
}

/** Whoever holds this cookie, or nobody. */
export const clientOf = (app: TestApp, cookie: string, email = ''): Client => ({
  email,
  cookie,
  call: async (method, path, body, headers = {}) =>
    app.app.request(path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
})

/** A parent who signed up through the front door. */
export const buildParent = async (app: TestApp, { verified = true } = {}): Promise<Client> => {
  const email = `parent-${randomUUID()}@example.org`
  const credentials = { email, password: 'correct horse battery', name: 'Parent', isAdult: true }
  const response = await clientOf(app, '').call('POST', '/api/auth/sign-up/email', credentials, newNetwork())
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`)
  if (verified) {
    await app.database.db.update(user).set({ emailVerified: true }).where(eq(user.email, email))
  }
  return clientOf(app, cookieOf(response), email)
}

export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Ratings that make an ENFP: E leads, the other pairs are tied. */
export const buildEvaluation = () => ({
  type: 'ENFP',
  enhancedProfile: null,
  responses: Object.fromEntries(
    [...'eisntfjp'].flatMap((letter) =>
      [1, 2, 3].map((place) => [`${letter}${place}`, letter === 'e' ? 4 : 3]),
    ),
  ),
  timestamp: '2026-01-01T00:00:00.000Z',
})

export const buildChildInput = (given: Partial<ChildInput> = {}): ChildInput => ({
  name: 'Mia',
  age: 4,
  interests: ['trains'],
  personalityEvaluation: buildEvaluation(),
  ...given,
})

export const buildChild = async (parent: Client, given: Partial<ChildInput> = {}): Promise<Child> => {
  const response = await parent.call('POST', '/api/children', buildChildInput(given))
  if (response.status !== 201) throw new Error(`adding a child answered ${response.status}`)
  return (await response.json()).child
}

export const setCredits = async (app: TestApp, childId: string, remainingMessages: number): Promise<void> => {
  await app.database.db.update(child).set({ remainingMessages }).where(eq(child.id, childId))
}

export const familyIdOf = async (app: TestApp, parent: Client): Promise<string> => {
  const [found] = await app.database.db
    .select({ familyId: familyMember.familyId })
    .from(familyMember)
    .innerJoin(user, eq(user.id, familyMember.userId))
    .where(and(eq(user.email, parent.email), eq(familyMember.role, 'owner')))
  if (!found) throw new Error('a parent without a family')
  return found.familyId
}

export const memberOf = async (app: TestApp, parent: Client) => ({
  familyId: await familyIdOf(app, parent),
  userId: await userIdOf(app, parent),
})

export const userIdOf = async (app: TestApp, { email }: Client): Promise<string> => {
  const [found] = await app.database.db.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (!found) throw new Error('a parent without an account')
  return found.id
}

/** Puts the parent's family on a plan, as a payment would, without freezing or credits. */
export const setPlan = async (app: TestApp, parent: Client, planId: string): Promise<void> => {
  const familyId = await familyIdOf(app, parent)
  await app.database.db.update(subscription).set({ planId }).where(eq(subscription.familyId, familyId))
}

export const openTalk = async (parent: Client, childId: string): Promise<Transcript> =>
  (await parent.call('POST', `/api/children/${childId}/conversations`, { kind: 'child' })).json()

export const send = (parent: Client, conversationId: string, text: string, clientId: string = randomUUID()) =>
  parent.call('POST', `/api/conversations/${conversationId}/messages`, { clientId, text })

/** All events of a stream, once it ended. */
export const eventsOf = async (response: Response): Promise<ReplyEvent[]> =>
  [...(await response.text()).matchAll(/^data: ([^\r\n]*)$/gm)].map((line) => JSON.parse(line[1] ?? ''))

export const readTalk = async (parent: Client, conversationId: string): Promise<Transcript> =>
  (await parent.call('GET', `/api/conversations/${conversationId}`)).json()

/** A family with a child and an open talk about it. */
export const buildTalk = async (app: TestApp) => {
  const parent = await buildParent(app)
  const { id: childId } = await buildChild(parent)
  const { conversation } = await openTalk(parent, childId)
  return { parent, childId, id: conversation.id }
}
