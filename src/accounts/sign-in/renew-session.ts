import { randomBytes } from 'node:crypto'
import { getCookies } from 'better-auth/cookies'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import type { DoorParts } from '../doors.ts'
import { session } from '../tables.ts'

const TOKEN_BYTES = 32

/** Verifying makes more of a session than it was, so the browser that did it gets a new key to it, and the old one opens nothing. */
export const renewSession = async (
  { auth, config, db }: Pick<DoorParts, 'auth' | 'config' | 'db'>,
  c: Context,
  sessionId: string,
): Promise<void> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db.update(session).set({ token }).where(eq(session.id, sessionId))
  const { name, attributes } = getCookies(auth.options).sessionToken
  const { maxAge, secure } = attributes
  await setSignedCookie(c, name, token, config.appSecret, {
    ...(maxAge === undefined ? {} : { maxAge }),
    ...(secure === undefined ? {} : { secure }),
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  })
}
