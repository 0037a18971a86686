import type { Context, MiddlewareHandler } from 'hono'
import type { Database } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { readSignedCookie } from '../platform/http/signed-cookie.ts'
import type { Me, Role } from './contract.ts'
import type { Member } from './member.ts'
import { ABSOLUTE_DAYS, IDLE_DAYS } from './rules.ts'

export type Actor = Omit<Me, 'family'> &
  Member & {
    /** The same as `id`. */
    userId: string
    role: Role
    /** Beyond what the family's plan is for: reads and takes along, and writes nothing. */
    isFrozen: boolean
    /** Somebody else belongs to the family too. */
    hasOthers: boolean
    sessionId: string
  }
export type Guarded = { Variables: { actor: Actor; beside?: unknown } }

/** One value that some requests need anyway, read with their session in one statement: of the family `m.family_id` and of $2, which `keyOf` finds in the request. */
export type Beside = { name: string; select: string; keyOf: (c: Context) => string | null }

export type GuardParts = {
  database: Pick<Database, 'run'>
  secret: string
  cookieName: string
  /** Makes the family of a user who has none yet; safe to run twice. Returns its id. */
  openFamily: (userId: string) => Promise<string>
  beside?: Beside
}

type SessionRow = {
  session_id: string
  id: string
  email: string
  name: string
  email_verified: boolean
  erase_after: Date | null
  family_id: string | null
  role: Role | null
  is_frozen: boolean | null
  has_others: boolean | null
  is_due: boolean
  beside?: unknown
}

/**
 * The family that a session acts for: the one it names, while its user belongs to that; else the one they chose
 * last, or their own. A carer's ends
 * with their last day. Asked on every request, so that whoever was removed is out with the next one.
 */
const MEMBERSHIP = `select member.family_id, member.role, member.is_frozen, exists (select 1 from family_member other
        where other.family_id = member.family_id and other.user_id <> u.id) as has_others
      from family_member member
      where member.user_id = u.id and (member.until is null or member.until >= (now() at time zone 'utc')::date)
      order by member.family_id = s.family_id desc nulls last, member.chosen_at desc nulls last,
        member.role = 'owner' desc, member.created_at limit 1`

/** One joined, prepared query: every message waits for it. */
const sessionWith = (beside: Pick<Beside, 'name' | 'select'> | null) => ({
  name: beside ? `session_and_${beside.name}` : 'session_by_token',
  text: `select ${beside ? `${beside.select} as beside,` : ''} u.id, s.id as session_id, u.email, u.name, u.email_verified, u.erase_after, m.family_id, m.role, m.is_frozen, m.has_others,
      s.updated_at < now() - interval '1 hour' as is_due
    from "session" s join "user" u on u.id = s.user_id left join lateral (${MEMBERSHIP}) m on true
    where s.token = $1 and s.expires_at > now() and not u.disabled`,
})

/** Moves on the end of a session that is in use, once an hour. The same as idleEnd in rules.ts. */
const TOUCH = {
  name: 'touch_session',
  text: `update "session" set updated_at = now(),
      expires_at = least(now() + interval '${IDLE_DAYS} days', created_at + interval '${ABSOLUTE_DAYS} days')
    where id = $1`,
}

export type FindActor = (c: Context) => Promise<Actor | null>

/** Who is signed in with a request's cookie, or null. */
export const actorFinder = ({ database, secret, cookieName, openFamily, beside }: GuardParts): FindActor => {
  const alone = sessionWith(null)
  const both = beside && sessionWith(beside)
  const read = (c: Context, token: string) => {
    const key = beside?.keyOf(c)
    return both && key
      ? database.run<SessionRow>(both, [token, key])
      : database.run<SessionRow>(alone, [token])
  }
  return async (c) => {
    const token = readSignedCookie(c, secret, cookieName)
    const [row] = token ? await read(c, token) : []
    if (!row) return null
    c.set('beside', row.beside)
    if (row.is_due) await database.run(TOUCH, [row.session_id])
    return {
      id: row.id,
      sessionId: row.session_id,
      email: row.email,
      name: row.name,
      emailVerified: row.email_verified,
      erasedAfter: row.erase_after?.toISOString() ?? null,
      userId: row.id,
      familyId: row.family_id ?? (await openFamily(row.id)),
      role: row.role ?? 'owner',
      isFrozen: row.is_frozen ?? false,
      hasOthers: row.has_others ?? false,
    }
  }
}

/** Lets through who is signed in; 401 for nobody, 403 for whoever closed their account. */
export const signedIn =
  (findActor: FindActor): MiddlewareHandler<Guarded> =>
  async (c, next) => {
    const actor = await findActor(c)
    if (!actor) throw new AppError('unauthenticated')
    if (actor.erasedAfter) throw new AppError('account_closed')
    c.set('actor', actor)
    await next()
  }

/** Lets through who is signed in, with a closed account too: for what they may still do with it. */
export const signedInEvenClosed =
  (findActor: FindActor): MiddlewareHandler<Guarded> =>
  async (c, next) => {
    const actor = await findActor(c)
    if (!actor) throw new AppError('unauthenticated')
    c.set('actor', actor)
    await next()
  }

/** Only who has one of these roles in the family they act for; stands after `signedIn`. */
export const only =
  (...roles: Role[]): MiddlewareHandler<Guarded> =>
  async (c, next) => {
    if (!roles.includes(c.get('actor').role)) throw new AppError('not_allowed')
    await next()
  }

/** A member beyond the plan reads what they may read, and changes nothing. */
export const notFrozen: MiddlewareHandler<Guarded> = async (c, next) => {
  if (c.get('actor').isFrozen && c.req.method !== 'GET' && c.req.method !== 'HEAD')
    throw new AppError('member_frozen')
  await next()
}

/** 403 until the mail address is verified; stands after `signedIn`. */
export const verified: MiddlewareHandler<Guarded> = async (c, next) => {
  if (!c.get('actor').emailVerified) throw new AppError('email_unverified')
  await next()
}
