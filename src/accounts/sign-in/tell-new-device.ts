import { getCookies } from 'better-auth/cookies'
import { eq } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import type { Db } from '../../platform/db/db.ts'
import type { DoorParts } from '../doors.ts'
import { deviceName } from '../rules/device-name.ts'
import { session, user } from '../tables.ts'
import { deviceOf, keepDevice } from './device-cookie.ts'
import { countDevices, rememberDevice } from './known-devices.ts'

/** Whoever came by these had the account's session or its mailbox already: a mail would tell them of themselves. */
const QUIET = /\/(sign-up\/email|confirm-email|change-password)$/

/**
 * Remembers the browsers that an account is signed in on, and writes to its owner when there is a new one: after every answer of the sign-in
 * library that begins a session, whichever door it was. Whatever goes wrong here keeps nobody out.
 */
export const tellNewDevice = (parts: DoorParts): MiddlewareHandler => {
  const { auth, config, db, log } = parts
  const { name } = getCookies(auth.options).sessionToken
  return async (c, next) => {
    await next()
    const token = tokenIn(c.res.headers.getSetCookie(), name)
    if (!token) return
    try {
      const found = await findSession(db, token)
      if (!found) return
      const device = await deviceOf(c, config)
      await remember(parts, found, device, QUIET.test(c.req.path))
      await keepDevice(c, config, device)
    } catch (err) {
      log.warn({ err }, 'a device could not be remembered')
    }
  }
}

/** The last one counts, as in a browser; blank where a session is ended. */
const tokenIn = (cookies: string[], name: string): string | null => {
  const value = cookies.findLast((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  return decodeURIComponent(value?.split(';')[0] ?? '').split('.')[0] || null
}

type Found = { userId: string; email: string; userAgent: string | null; createdAt: Date }

const findSession = async (db: Db, token: string): Promise<Found | undefined> => {
  const [found] = await db
    .select({
      userId: session.userId,
      email: user.email,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, token))
  return found
}

/** The mail is queued with the row, so that it is told of once. */
const remember = async (
  { db, notify }: DoorParts,
  { userId, email, userAgent, createdAt }: Found,
  device: string,
  isQuiet: boolean,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await rememberDevice(tx, userId, device)) || isQuiet) return
    // The first one opened the account, or used it since before devices were remembered.
    if ((await countDevices(tx, userId)) === 1) return
    const at = createdAt.toISOString()
    await notify({ to: email, what: 'new-login', at, device: deviceName(userAgent ?? '') }, tx)
  })
