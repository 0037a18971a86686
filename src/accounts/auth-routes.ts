import { type Context, Hono, type MiddlewareHandler, type TypedResponse } from 'hono'
import { AppError } from '../platform/errors.ts'
import { accountKey, clientNetwork } from '../platform/http/client-network.ts'
import { limit, takeOrRefuse } from '../platform/http/rate-limit.ts'
import { jsonBody, queryOf } from '../platform/http/validate.ts'
import { confirmEmail } from './confirming/confirm-email.ts'
import {
  askForResetSchema,
  type Confirmed,
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  identityAnswerSchema,
  identitySchema,
  nothingSchema,
  passkeySignInSchema,
  resendSchema,
  resetPasswordSchema,
  secondStepSchema,
  signInSchema,
  signUpSchema,
} from './contract.ts'
import type { DoorParts } from './doors.ts'
import { countedGuess } from './guessing/counted-guess.ts'
import { forgetTrust } from './second-step/forget-trust.ts'
import { takeSecondStep } from './second-step/take-second-step.ts'
import { toSecondStep } from './second-step/to-second-step.ts'
import { askForReset } from './security/ask-for-reset.ts'
import { changeEmail } from './security/change-email.ts'
import { limitsOf } from './sign-in/auth-limits.ts'
import { broughtDevice, deviceOf, keepDevice } from './sign-in/device-cookie.ts'
import { OIDC } from './sign-in/identity.ts'
import { rememberDevice } from './sign-in/known-devices.ts'
import { logDoors } from './sign-in/log-doors.ts'
import { unhurried } from './sign-in/reveal-budget.ts'
import { signUp } from './sign-in/sign-up.ts'
import { tellNewDevice } from './sign-in/tell-new-device.ts'

const SIGN_IN_MS = 250
/** Each leaves a row for five minutes. */
const CHALLENGES = { name: 'passkey-challenge', max: 300, windowMs: 15 * 60_000 }

/** An answer the library writes, as far as our pages read it. */
type Answered<Answer> = Response & TypedResponse<Answer, 200, 'json'>

export type AuthApi = ReturnType<typeof authRoutes>

/**
 * The sign-in library behind our limits and our schemas: only what stands here can be reached, with nothing but what was read here. Where its
 * answers are not ours to give, our own stand in front.
 */
export const authRoutes = (parts: DoorParts) => {
  const { auth, config, db, identity } = parts
  const network = clientNetwork(config)
  const forward = async (c: Context, body?: string, headers?: Headers) =>
    auth.handler(requestOf(c, { body, headers }))
  /** Another door of the library's, as if this browser had come to it. */
  const forwardTo = (path: string, c: Context, given: object) => {
    const asked = requestOf(c, { body: JSON.stringify(given) })
    return auth.handler(new Request(new URL(`/api/auth${path}`, c.req.url), asked))
  }
  return new Hono()
    .use('*', logDoors(parts), tellNewDevice(parts))
    .post('*', withLimits(parts, network))
    .post('/sign-up/email', jsonBody(signUpSchema), async (c) => {
      const open = (given: object) => forward(c, JSON.stringify(given))
      const opened = await signUp(parts, c.req.valid('json'), network(c), open)
      return opened as Answered<{ token: string | null }>
    })
    .post('/sign-in/*', unlessLoginDisabled(config))
    .post('/sign-in/email', jsonBody(signInSchema), async (c) => {
      const given = c.req.valid('json')
      const guesser = { address: given.email, network: network(c), device: await broughtDevice(c, config) }
      // A search for an account that is not there is a little shorter than for one that is.
      const signedIn = countedGuess(parts, guesser, () => forward(c, JSON.stringify(given)))
      return (await unhurried(signedIn, SIGN_IN_MS)) as Answered<{ twoFactorRedirect?: boolean }>
    })
    .post('/sign-in/social', jsonBody(identitySchema), async (c) => {
      const given = c.req.valid('json')
      const library = given.provider === OIDC ? await identity() : auth
      const answer = await library.handler(requestOf(c, { body: JSON.stringify(given) }))
      return answer as Answered<{ url: string }>
    })
    .post('/request-password-reset', jsonBody(askForResetSchema), async (c) => {
      const { email, ...errand } = c.req.valid('json')
      await askForReset(parts, { email, errand }, network(c))
      return c.json({ status: true })
    })
    .post('/reset-password', jsonBody(resetPasswordSchema), async (c) => {
      const given = c.req.valid('json')
      if (parts.isWeak(given.newPassword, '')) throw new AppError('weak_password')
      const userId = await ownerOfReset(parts, given.token)
      const response = await forward(c, JSON.stringify(given))
      if (!response.ok || !userId) return response
      // Whoever chose a password by mail logs in here next, however many others are guessing it.
      const device = await deviceOf(c, config)
      await rememberDevice(db, userId, device)
      c.res = response
      await keepDevice(c, config, device)
      return c.res
    })
    .post('/send-verification-email', jsonBody(resendSchema), (c) =>
      forward(c, JSON.stringify(c.req.valid('json'))),
    )
    .post('/change-password', jsonBody(changePasswordSchema), async (c) => {
      const given = c.req.valid('json')
      if (parts.isWeak(given.newPassword, '')) throw new AppError('weak_password')
      const found = await auth.api.getSession({ headers: c.req.raw.headers })
      if (!found) throw new AppError('unauthenticated')
      const guesser = { address: found.user.email, sessionId: found.session.id }
      // Whoever else knew the old one is logged out with it.
      const body = JSON.stringify({ ...given, revokeOtherSessions: true })
      const response = await countedGuess(parts, guesser, () => forward(c, body))
      if (!response.ok) return response
      const { user } = (await response.clone().json()) as { user: { id: string; email: string } }
      await forgetTrust(db, user.id)
      await parts.notify({ to: user.email, what: 'password-changed' })
      return response
    })
    .post('/change-email', jsonBody(changeEmailSchema), async (c) => {
      await changeEmail(parts, c.req.raw.headers, c.req.valid('json'))
      return c.json({ status: true })
    })
    .post('/confirm-email', jsonBody(confirmEmailSchema), async (c) => {
      const signIn = (given: object) => forwardTo('/sign-in/email', c, given)
      const answer = await confirmEmail({ ...parts, network, signIn }, c, c.req.valid('json'))
      return answer as Answered<Confirmed>
    })
    .post('/two-factor/verify-totp', jsonBody(secondStepSchema), (c) =>
      takeSecondStep(parts, c, 'totp', c.req.valid('json'), (...given) => forward(c, ...given)),
    )
    .post('/two-factor/verify-backup-code', jsonBody(secondStepSchema), (c) =>
      takeSecondStep(parts, c, 'backup-code', c.req.valid('json'), (...given) => forward(c, ...given)),
    )
    .get('/passkey/generate-authenticate-options', limit({ db, ...CHALLENGES, key: network }), async (c) => {
      const options = await forward(c)
      return options as Answered<Awaited<ReturnType<typeof auth.api.generatePasskeyAuthenticationOptions>>>
    })
    .post('/passkey/verify-authentication', jsonBody(passkeySignInSchema), (c) => {
      if (config.loginDisabled) throw new AppError('login_disabled')
      return forward(c, JSON.stringify(c.req.valid('json')))
    })
    .post('/sign-out', jsonBody(nothingSchema), async (c) => {
      const response = await forward(c, '{}')
      // Nothing of the family stays in this browser for the next person.
      response.headers.set('Clear-Site-Data', '"cache", "storage"')
      return response
    })
    .get('/verify-email', linkOfBefore)
    .get(`/callback/:provider{google|${OIDC}}`, queryOf(identityAnswerSchema), async (c) => {
      const library = c.req.param('provider') === OIDC ? await identity().catch(() => null) : auth
      if (!library) return c.redirect('/identity?error=identity_away')
      return toSecondStep(parts, await library.handler(requestOf(c, { query: c.req.valid('query') })))
    })
    .all('*', notHere)
}

const unlessLoginDisabled =
  ({ loginDisabled }: DoorParts['config']): MiddlewareHandler =>
  async (_, next) => {
    if (loginDisabled) throw new AppError('login_disabled')
    await next()
  }

const withLimits =
  ({ db, config }: DoorParts, networkOf: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    const network = networkOf(c)
    const account = accountKey(`${wordsIn(await c.req.text()).email ?? ''} ${network}`, config.appSecret)
    const limits = limitsOf(c.req.path.replace(/^\/api\/auth/, '')).map((limit) => ({
      ...limit,
      key: limit.by === 'network' ? network : account,
    }))
    for (const { key, ...limit } of limits) await takeOrRefuse(db, limit, key)
    await next()
  }

/** Whose link it is; null where it is none. */
const ownerOfReset = async ({ auth }: DoorParts, token: string): Promise<string | null> => {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value ?? null
}

/** Links that were mailed before they led to a page of ours: that page says how to get a new one. */
const linkOfBefore = (c: Context) => c.redirect('/email-verified?error=INVALID_TOKEN')

/** What the library offers beside what is wanted here; sessions, passkeys and a second step have routes of our own. */
const notHere = (): never => {
  throw new AppError('not_found')
}

type Read = { body?: string | undefined; headers?: Headers | undefined; query?: Record<string, string> }

/** The request again, since its body was read, with what was read of it and no more. */
const requestOf = (c: Context, { body, headers: given = c.req.raw.headers, query = {} }: Read): Request => {
  const headers = new Headers(given)
  // The body may have been written anew.
  headers.delete('content-length')
  const url = new URL(c.req.url)
  url.search = new URLSearchParams(query).toString()
  return new Request(url, { method: c.req.method, headers, ...(body ? { body } : {}) })
}

/** The texts of a body; nothing of what is no JSON, which is refused later and counted all the same. */
const wordsIn = (body: string): Partial<Record<string, string>> => {
  try {
    const read: unknown = JSON.parse(body)
    const entries = typeof read === 'object' && read ? Object.entries(read) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
