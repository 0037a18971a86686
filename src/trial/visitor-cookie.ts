import type { Context } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import { parseSigned } from 'hono/utils/cookie'
import * as z from 'zod'

const NAME = 'kinwise_trial'
/** The most a browser keeps. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60

export type CookieParts = { secret: string; isHttps: boolean }

/** The visitor a request's cookie names, or null: none, one with another signature, or no id. */
export const readVisitor = (c: Context, { secret }: CookieParts): Promise<string | null> =>
  visitorIn(c.req.header('cookie'), secret)

/** The same of a request that is only known by its cookies. */
export const visitorIn = async (
  cookies: string | null | undefined,
  secret: string,
): Promise<string | null> => {
  const { [NAME]: value } = await parseSigned(cookies ?? '', secret, NAME)
  return z.uuid().safeParse(value).data ?? null
}

export const writeVisitor = (
  c: Context,
  { secret, isHttps }: CookieParts,
  visitorId: string,
): Promise<void> =>
  setSignedCookie(c, NAME, visitorId, secret, {
    path: '/api',
    httpOnly: true,
    secure: isHttps,
    sameSite: 'Lax',
    maxAge: MAX_AGE_SECONDS,
  })
