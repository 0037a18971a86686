import { getCookies } from 'better-auth/cookies'
import type { Context } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import { accountKey } from '../../platform/http/client-network.ts'
import { giveBack, take, takeOrRefuse } from '../../platform/http/rate-limit.ts'
import type { SecondStep } from '../contract.ts'
import type { DoorParts } from '../doors.ts'
import { readBackupCode, readTotp } from './rules.ts'

const MINUTE_MS = 60_000
/** In any one quarter of an hour, however many logins were begun and however many guesses come at once. Only failures count. */
const TRIES = { name: 'second-step-account', max: 5, windowMs: 15 * MINUTE_MS }
/** A code is good for a minute and a half; whoever looked over a shoulder is to be too late. */
const USED = { name: 'second-step-code', max: 1, windowMs: 2 * MINUTE_MS }

type StepParts = Pick<DoorParts, 'auth' | 'config' | 'db'>

/** The second half of a login: the library's own check, behind a count that cannot be outrun and a memory of codes that were used. */
export const takeSecondStep = async (
  parts: StepParts,
  c: Context,
  kind: 'totp' | 'backup-code',
  { code, ...given }: SecondStep,
  forward: (body: string, headers: Headers) => Promise<Response>,
): Promise<Response> => {
  const { db, config } = parts
  const userId = await challengedUser(parts, c)
  if (!userId) return refused('INVALID_TWO_FACTOR_COOKIE')
  const key = accountKey(userId, config.appSecret)
  await takeOrRefuse(db, TRIES, key)
  const read = kind === 'totp' ? readTotp(code) : readBackupCode(code)
  // The library reads a list of backup codes and writes it anew: of many at once with one code more than one would pass.
  if (!(await takeCode(parts, userId, read)))
    return refused(kind === 'totp' ? 'INVALID_CODE' : 'INVALID_BACKUP_CODE')
  const response = await forward(JSON.stringify({ code: read, ...given }), withoutSession(parts, c))
  if (response.ok) await giveBack(db, TRIES, key)
  return response
}

/** False when this code was tried a moment ago. */
export const takeCode = async (
  { db, config }: Pick<StepParts, 'db' | 'config'>,
  userId: string,
  code: string,
): Promise<boolean> => (await take(db, USED, accountKey(`${userId} ${code}`, config.appSecret))).isAllowed

/** Who gave a right password, or what stands for one, in this browser a moment ago. */
const challengedUser = async ({ auth, config }: StepParts, c: Context): Promise<string | null> => {
  const { createAuthCookie, internalAdapter } = await auth.$context
  const identifier = await getSignedCookie(c, config.appSecret, createAuthCookie('two_factor').name)
  if (!identifier) return null
  return (await internalAdapter.findVerificationValue(identifier))?.value ?? null
}

/** The library would ask a session that is still open for its own owner's code. */
const withoutSession = ({ auth }: StepParts, c: Context): Headers => {
  const headers = new Headers(c.req.raw.headers)
  const { name } = getCookies(auth.options).sessionToken
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  headers.set('cookie', cookies.filter((cookie) => !cookie.startsWith(`${name}=`)).join('; '))
  return headers
}

const refused = (code: string): Response => Response.json({ code }, { status: 401 })
