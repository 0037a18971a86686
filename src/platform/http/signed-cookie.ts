import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/**
 * The value of a signed cookie, or null: none, or another signature. Reads what `setSignedCookie` of hono/cookie writes; its own reader
 * imports the key anew and waits twice for the thread pool, before every message.
 */
export const readSignedCookie = (c: Context, secret: string, name: string): string | null => {
  const cookie = getCookie(c, name) ?? ''
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return null
  const value = cookie.slice(0, dot)
  const given = Buffer.from(cookie.slice(dot + 1))
  const right = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'))
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}
