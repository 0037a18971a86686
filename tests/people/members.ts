import { sql } from 'drizzle-orm'
import type { Role } from '../../src/accounts/contract.ts'
import type { TestApp } from '../app/test-app.ts'
import { buildChild, buildParent, type Client, familyIdOf, setPlan, userIdOf } from './factories.ts'
import { mailTo } from './mails.ts'

type Given = { childIds?: string[]; until?: string | null }

/** Invites somebody who has an account, by mail. Returns what stands behind the '#' of its link. */
export const inviteByMail = async (
  app: TestApp,
  owner: Client,
  email: string,
  role: Exclude<Role, 'owner'>,
  { childIds = [], until = null }: Given = {},
): Promise<string> => {
  const answer = await owner.call('POST', '/api/members/invitations', { email, role, childIds, until })
  if (answer.status !== 201) throw new Error(`inviting answered ${answer.status}: ${await answer.text()}`)
  const { text } = await mailTo(app, email, /invited/)
  return /invitation#(\S+)/.exec(text)?.[1] ?? ''
}

/** Makes somebody a member of another's family, as their invitation would, and has their session act for it. */
export const joinFamily = async (
  app: TestApp,
  owner: Client,
  member: Client,
  role: Exclude<Role, 'owner'>,
  { childIds = [], until = null }: Given = {},
): Promise<Client> => {
  const { db } = app.database
  const [familyId, userId] = [await familyIdOf(app, owner), await userIdOf(app, member)]
  await db.execute(sql`insert into family_member (family_id, user_id, role, until, chosen_at)
    values (${familyId}, ${userId}, ${role}, ${until}, now())`)
  for (const childId of childIds)
    await db.execute(sql`insert into carer_child values (${familyId}, ${userId}, ${childId})`)
  await db.execute(sql`update session set family_id = ${familyId} where user_id = ${userId}`)
  return member
}

/** An owner with one child, Mia. */
export const buildOwner = async (app: TestApp, plan = 'family') => {
  const owner = await buildParent(app)
  await setPlan(app, owner, plan)
  const child = await buildChild(owner, { name: 'Mia' })
  return { owner, childId: child.id }
}

export const familyOf = async (client: Client) => (await client.call('GET', '/api/members')).json()
export const meOf = async (client: Client) => (await (await client.call('GET', '/api/me')).json()).user
