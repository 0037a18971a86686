import { Hono, type MiddlewareHandler } from 'hono'
import { cleanLine } from '../../platform/clean-text.ts'
import { AppError } from '../../platform/errors.ts'
import { accountKey } from '../../platform/http/client-network.ts'
import { limit } from '../../platform/http/rate-limit.ts'
import { idParam, jsonBody } from '../../platform/http/validate.ts'
import { newPasskeySchema, passkeyNameSchema, proofOfSelfSchema } from '../contract.ts'
import type { DoorParts } from '../doors.ts'
import type { Guarded } from '../guard.ts'
import { requireSelf } from '../security/require-self.ts'
import { passCookies } from '../sign-in/pass-cookies.ts'
import { deletePasskey, listPasskeys, mustHavePasskey, renamePasskey } from './passkey-queries.ts'

const CHANGES = { name: 'passkey-change', max: 20, windowMs: 15 * 60_000 }

type PasskeyParts = DoorParts & { guards: readonly MiddlewareHandler<Guarded>[] }

export type PasskeysApi = ReturnType<typeof passkeyRoutes>

/** The passkeys of whoever is signed in. A new one takes the password, or a fresh sign-in, before the browser is asked: what comes back answers that. */
export const passkeyRoutes = (parts: PasskeyParts) => {
  const { auth, db, notify, log, guards, config } = parts
  const limited = limit({ db, ...CHANGES, key: (c) => accountKey(c.get('actor').email, config.appSecret) })
  return new Hono<Guarded>()
    .use('*', ...guards)
    .get('/', async (c) => c.json({ passkeys: await listPasskeys(db, c.get('actor').id) }))
    .post('/options', limited, jsonBody(proofOfSelfSchema), async (c) => {
      await requireSelf(parts, c.get('actor'), c.req.valid('json').password)
      const { headers, response } = await auth.api.generatePasskeyRegistrationOptions({
        headers: c.req.raw.headers,
        returnHeaders: true,
      })
      passCookies(c, headers)
      return c.json(response)
    })
    .post('/', limited, jsonBody(newPasskeySchema), async (c) => {
      const { id: userId, email } = c.get('actor')
      const asked = { headers: c.req.raw.headers, body: c.req.valid('json') }
      const made = await auth.api.verifyPasskeyRegistration(asked).catch(refuse)
      log.info({ userId, passkeyId: made.id }, 'a passkey was added')
      await notify({ to: email, what: 'passkey-added' })
      return c.json({ passkeys: await listPasskeys(db, userId) }, 201)
    })
    .put('/:passkeyId', idParam('passkeyId'), jsonBody(passkeyNameSchema), async (c) => {
      const name = cleanLine(c.req.valid('json').name)
      await renamePasskey(db, c.get('actor').id, c.req.valid('param').passkeyId, name)
      return c.body(null, 204)
    })
    .post('/:passkeyId/removal', limited, idParam('passkeyId'), jsonBody(proofOfSelfSchema), async (c) => {
      const { id: userId, email } = c.get('actor')
      const { passkeyId } = c.req.valid('param')
      await mustHavePasskey(db, userId, passkeyId)
      await requireSelf(parts, c.get('actor'), c.req.valid('json').password)
      await deletePasskey(db, userId, passkeyId)
      log.info({ userId, passkeyId }, 'a passkey was removed')
      await notify({ to: email, what: 'passkey-removed' })
      return c.body(null, 204)
    })
}

/** Whatever a browser sent that is no passkey for this account. */
const refuse = (cause: unknown): never => {
  throw new AppError('passkey_refused', null, cause)
}
