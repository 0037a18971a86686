import { AppError } from '../../platform/errors.ts'
import type { Auth } from '../auth.ts'
import { OIDC } from './identity.ts'

const PATIENCE_MS = 10_000

/**
 * The sign-in library with an OpenID provider. The library asks the provider for its addresses once, while it is made, and whatever it is asked
 * waits for that; so it is made when somebody first goes that way, and anew until the provider has answered. Throws identity_away.
 */
export const identityDoor = (make: () => Auth, patienceMs = PATIENCE_MS): (() => Promise<Auth>) => {
  let made: Promise<Auth> | null = null
  return async () => {
    made ??= answered(make(), patienceMs)
    const attempt = made
    try {
      return await attempt
    } catch (cause) {
      if (made === attempt) made = null
      throw new AppError('identity_away', null, cause)
    }
  }
}

const answered = async (auth: Auth, patienceMs: number): Promise<Auth> => {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the provider did not answer in time')), patienceMs).unref()
  })
  const { socialProviders } = await Promise.race([auth.$context, tooLate])
  if (!socialProviders.some(({ id }) => id === OIDC)) throw new Error('the provider cannot be reached')
  return auth
}
