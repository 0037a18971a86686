import type { MiddlewareHandler } from 'hono'
import { readSignedCookie } from '../../platform/http/signed-cookie.ts'

/** Leads whoever brings no session to the login and back, before a page asks for what only a family may see. Whether a session still holds is not looked up here. */
export const loginFirst =
  (secret: string, cookieName: string): MiddlewareHandler =>
  async (c, next) => {
    if (readSignedCookie(c, secret, cookieName)) return next()
    const { pathname, search } = new URL(c.req.url)
    c.header('Cache-Control', 'no-store')
    return c.redirect(`/login?to=${encodeURIComponent(pathname + search)}`)
  }
