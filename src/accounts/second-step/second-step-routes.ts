import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { AppError } from '../../platform/errors.ts'
import { accountKey } from '../../platform/http/client-network.ts'
import { limit } from '../../platform/http/rate-limit.ts'
import { jsonBody } from '../../platform/http/validate.ts'
import { confirmationSchema, reEntrySchema } from '../contract.ts'
import type { DoorParts } from '../doors.ts'
import type { Guarded } from '../guard.ts'
import { countedGuess } from '../guessing/counted-guess.ts'
import { passCookies } from '../sign-in/pass-cookies.ts'
import { forgetTrust } from './forget-trust.ts'
import { readSecondStep } from './read-second-step.ts'
import { readTotp } from './rules.ts'
import { takeCode } from './take-second-step.ts'

const CHANGES = { name: 'second-step-change', max: 20, windowMs: 15 * 60_000 }

export type SecondStepParts = DoorParts & { guards: readonly MiddlewareHandler<Guarded>[] }

export type SecondStepApi = ReturnType<typeof secondStepRoutes>

/** The second step of logging in, as its owner switches it on and off. Whoever has not verified an address cannot lock its real owner out with it. */
export const secondStepRoutes = (parts: SecondStepParts) => {
  const { auth, db, notify, log, guards, config } = parts
  const limited = limit({ db, ...CHANGES, key: (c) => accountKey(c.get('actor').email, config.appSecret) })
  // The library judges the password itself; here it is counted.
  const counted = <T>(c: Context<Guarded>, judge: () => Promise<T>) => {
    const { email: address, sessionId } = c.get('actor')
    return countedGuess(parts, { address, sessionId }, judge)
  }
  return new Hono<Guarded>()
    .use('*', ...guards)
    .get('/', async (c) => c.json({ secondStep: await readSecondStep(parts, c.get('actor').id) }))
    .post('/', limited, jsonBody(reEntrySchema), async (c) => {
      const { password } = c.req.valid('json')
      const asked = { headers: c.req.raw.headers, body: { password, method: 'totp' as const } }
      const enable = () => auth.api.enableTwoFactor(asked).catch(refuseSecond).catch(refuse)
      const begun = await counted(c, enable)
      if (begun.method !== 'totp') throw new AppError('internal')
      return c.json({ uri: begun.totpURI, backupCodes: begun.backupCodes })
    })
    .post('/confirmation', limited, jsonBody(confirmationSchema), async (c) => {
      const { id: userId, email } = c.get('actor')
      const code = readTotp(c.req.valid('json').code)
      if (await readSecondStep(parts, userId)) throw new AppError('conflict')
      // The code that confirms is used up: nobody logs in with it as well.
      if (!(await takeCode(parts, userId, code))) throw new AppError('wrong_code')
      const asked = { headers: c.req.raw.headers, body: { code }, returnHeaders: true as const }
      const { headers } = await auth.api.verifyTOTP(asked).catch(refuse)
      log.info({ userId }, 'a second step was switched on')
      await notify({ to: email, what: 'second-step-on' })
      passCookies(c, headers)
      return c.body(null, 204)
    })
    .post('/backup-codes', limited, jsonBody(reEntrySchema), async (c) => {
      const asked = { headers: c.req.raw.headers, body: c.req.valid('json') }
      const { backupCodes } = await counted(c, () => auth.api.generateBackupCodes(asked).catch(refuse))
      return c.json({ backupCodes })
    })
    .post('/removal', limited, jsonBody(reEntrySchema), async (c) => {
      const { id: userId, email } = c.get('actor')
      const wasOn = (await readSecondStep(parts, userId)) !== null
      const asked = { headers: c.req.raw.headers, body: c.req.valid('json'), returnHeaders: true as const }
      const { headers } = await counted(c, () => auth.api.disableTwoFactor(asked).catch(refuse))
      await forgetTrust(db, userId)
      log.info({ userId }, 'a second step was switched off')
      if (wasOn) await notify({ to: email, what: 'second-step-off' })
      passCookies(c, headers)
      return c.body(null, 204)
    })
}

/** Of many set-ups at once the first makes the account's only row; whoever made none has nothing to scan. */
const refuseSecond = (error: unknown): never => {
  if (isTwice(error)) throw new AppError('conflict', null, error)
  throw error
}

const UNIQUE_VIOLATION = '23505'

const isTwice = (error: unknown): boolean =>
  error instanceof Error && ('code' in error && error.code === UNIQUE_VIOLATION ? true : isTwice(error.cause))

const REFUSALS = {
  INVALID_PASSWORD: 'wrong_password',
  // Longer than any that is taken, so nobody's.
  PASSWORD_TOO_LONG: 'wrong_password',
  INVALID_CODE: 'wrong_code',
  TOTP_ALREADY_ENABLED: 'conflict',
  TOTP_NOT_ENABLED: 'conflict',
  TWO_FACTOR_NOT_ENABLED: 'conflict',
  // The session ended between our look at it and the library's.
  UNAUTHORIZED: 'unauthenticated',
} as const

/** The library's refusals in our codes. */
const refuse = (error: unknown): never => {
  const code = (error as { body?: { code?: string } }).body?.code ?? ''
  if (code in REFUSALS) throw new AppError(REFUSALS[code as keyof typeof REFUSALS])
  throw error
}
