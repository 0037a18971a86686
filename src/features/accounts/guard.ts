import type { Context, MiddlewareHandler } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import type { Database } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { Me } from './contract.ts'

export type Actor = Me & { familyId: string }
export type Guarded = { Variables: { actor: Actor } }

export type GuardParts = {
  database: Pick<Database, 'run'>
  secret: string
  cookieName: string
  /** Makes the family of a user who has none yet; safe to run twice. Returns its id. */
  openFamily: (userId: string) => Promise<string>
}

type SessionRow = {
  id: string
  email: string
  name: string
  email_verified: boolean
  family_id: string | null
}

/** One joined, prepared query: every message waits for it. */
const SESSION = {
  name: 'session_by_token',
  text: `select u.id, u.email, u.name, u.email_verified, m.family_id
    from "session" s join "user" u on u.id = s.user_id left join family_member m on m.user_id = u.id
    where s.token = $1 and s.expires_at > now()`,
}

type FindActor = (c: Context) => Promise<Actor | null>

/** Who is signed in with a request's cookie, or null. */
export const actorFinder =
  ({ database, secret, cookieName, openFamily }: GuardParts): FindActor =>
  async (c) => {
    const token = await getSignedCookie(c, secret, cookieName)
    const [row] = token ? await database.run<SessionRow>(SESSION, [token]) : []
    if (!row) return null
    return {
      id: row.id,
      email: row.email,
      name: row.name,
      emailVerified: row.email_verified,
      familyId: row.family_id ?? (await openFamily(row.id)),
    }
  }

/** Lets through who is signed in; 401 for nobody. */
export const signedIn =
  (findActor: FindActor): MiddlewareHandler<Guarded> =>
  async (c, next) => {
    const actor = await findActor(c)
    if (!actor) throw new AppError('unauthenticated')
    c.set('actor', actor)
    await next()
  }

/** 403 until the mail address is verified; stands after `signedIn`. */
export const verified: MiddlewareHandler<Guarded> = async (c, next) => {
  if (!c.get('actor').emailVerified) throw new AppError('email_unverified')
  await next()
}
