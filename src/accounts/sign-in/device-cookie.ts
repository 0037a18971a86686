import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Config } from '../../platform/config.ts'

const NAME = 'kinwise_device'
const VALUE_BYTES = 32
/** The most a browser keeps. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60

type Signing = Pick<Config, 'appSecret' | 'appUrl'>

/** What this browser is known by; null where it brings no cookie that we signed. */
export const broughtDevice = async (c: Context, { appSecret }: Signing): Promise<string | null> =>
  (await getSignedCookie(c, appSecret, NAME)) || null

/** What it brings, or a new number. */
export const deviceOf = async (c: Context, signing: Signing): Promise<string> =>
  (await broughtDevice(c, signing)) ?? randomBytes(VALUE_BYTES).toString('base64url')

/** For as long again: a browser in use is never forgotten. */
export const keepDevice = (c: Context, { appSecret, appUrl }: Signing, device: string): Promise<void> =>
  setSignedCookie(c, NAME, device, appSecret, {
    path: '/api/auth',
    httpOnly: true,
    secure: appUrl.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: MAX_AGE_SECONDS,
  })
