import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import { forgetDevice } from '../../ui/device/forget-device.ts'
import { ask, wire } from '../../ui/server/ask.ts'
import { RequestError } from '../../ui/server/request.ts'
import type { AuthApi } from '../auth-routes.ts'
import type { ConfirmEmail, Errand, Me, SecondStep, SiteConfig } from '../contract.ts'
import type { AccountApi } from '../routes.ts'

const api = hc<AccountApi>('/api', wire)
export const auth = hc<AuthApi>('/api/auth', wire)

export const EMAIL_VERIFIED_PATH = '/email-verified'

/** Who is signed in; null for nobody. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => readMe(signal),
  staleTime: 60_000,
})

/** What this installation has switched on; a page of ours brings it along, so that nothing on it moves when it comes. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => ask(api.config.$get, {}, signal),
  initialData: () => configIn(globalThis.document),
  staleTime: Number.POSITIVE_INFINITY,
})

const configIn = (page: Document | undefined): SiteConfig | undefined => {
  const brought = page?.querySelector<HTMLMetaElement>('meta[name="site-config"]')?.content
  return brought ? JSON.parse(brought) : undefined
}

export type Credentials = { email: string; password: string }

/** Opens an account and, unless the server tells nobody whether it did, its session. The verification mail leads to `afterVerifying`. */
export const signUp = ({
  email,
  password,
  plan,
  afterVerifying,
}: Credentials & { plan?: string; afterVerifying: string }) =>
  ask(auth['sign-up'].email.$post, {
    json: {
      email,
      password,
      name: email.split('@')[0],
      plan,
      callbackURL: afterVerifying,
      // The form cannot be sent without the tick.
      isAdult: true,
    },
  })

export const signIn = ({ email, password }: Credentials) =>
  ask(auth['sign-in'].email.$post, { json: { email, password } })

export type SecondStepKind = 'totp' | 'backup-code'

export const giveSecondStep = ({ kind, ...given }: SecondStep & { kind: SecondStepKind }) =>
  ask(auth['two-factor'][`verify-${kind}`].$post, { json: given })

/** Where a third party's own page is. An account is opened there only for whoever said that they are 18 or older. */
export const startIdentity = (provider: string, opensAccount: boolean) =>
  ask(auth['sign-in'].social.$post, {
    json: {
      provider,
      callbackURL: '/identity',
      errorCallbackURL: '/identity',
      disableRedirect: true,
      ...(opensAccount ? { requestSignUp: true, additionalData: { isAdult: true } } : {}),
    },
  })

/** Ends the session, and all that this device kept of it. */
export const signOut = async () => {
  await ask(auth['sign-out'].$post, { json: {} })
  await forgetDevice()
}

export const askForReset = (email: string, errand: Errand) =>
  ask(auth['request-password-reset'].$post, { json: { email, ...errand } })

export const resetPassword = (given: { token: string; newPassword: string }) =>
  ask(auth['reset-password'].$post, { json: given })

/** Opens the link of a mail: alone, or with a password. */
export const confirmEmail = (given: ConfirmEmail) => ask(auth['confirm-email'].$post, { json: given })

export const resendVerification = (email: string, afterVerifying = EMAIL_VERIFIED_PATH) =>
  ask(auth['send-verification-email'].$post, { json: { email, callbackURL: afterVerifying } })

export async function readMe(signal?: AbortSignal): Promise<Me | null> {
  try {
    return (await ask(api.me.$get, {}, signal)).user
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null
    throw error
  }
}
