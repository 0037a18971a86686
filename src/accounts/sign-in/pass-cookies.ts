import type { Context } from 'hono'

/** What the sign-in library wants this browser to keep, on an answer of ours. */
export const passCookies = (c: Context, from: Headers): void => {
  for (const cookie of from.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
