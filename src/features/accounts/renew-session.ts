import { getCookies } from 'better-auth/cookies'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import type { DoorParts } from './doors.ts'
import { session } from './tables.ts'
import { isChallenge } from './to-second-step.ts'

/**
 * Verifying makes more of a session than it was, so it gets a new id: the library, which is not shown the old one, begins another, and the old
 * one ends.
 */
export const withNewSession = async (
  { auth, config, db }: Pick<DoorParts, 'auth' | 'config' | 'db'>,
  c: Context,
  request: Request,
  forward: (request: Request) => Promise<Response>,
): Promise<Response> => {
  const { name } = getCookies(auth.options).sessionToken
  const old = await getSignedCookie(c, config.appSecret, name)
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  const response = await forward(new Request(request, { headers }))
  // No link makes up for a second step: who was signed in goes on as they were, and nobody else begins.
  if (await isChallenge({ auth }, response)) return c.redirect(response.headers.get('location') ?? '/login')
  const isNew = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))
  if (old && isNew) await db.delete(session).where(eq(session.token, old))
  return response
}
