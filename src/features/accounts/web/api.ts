import { queryOptions } from '@tanstack/react-query'
import { RequestError, request } from '../../../ui/request.ts'
import type { ConfirmEmail, Confirmed, Errand, IdentityProvider, Me, SecondStep } from '../contract.ts'

export const EMAIL_VERIFIED_PATH = '/email-verified'

/** Who is signed in; null for nobody. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => readMe(signal),
  staleTime: 60_000,
})

export type SiteConfig = {
  identityProviders: IdentityProvider[]
  devInbox: boolean
  /** Who answers parents. */
  coach: string
  /** Who answers visitors and writes about a child's type. */
  trialCoach: 'guide' | 'chat-completions'
  /** Whether made-up claims may be shown, marked as samples. */
  samples: boolean
  supportEmail: string
  /** A script that counts visits on public pages; null where none does. */
  analyticsUrl: string | null
}

/** What this installation has switched on; a page of ours brings it along, so that nothing on it moves when it comes. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => request<SiteConfig>('GET', '/api/config', undefined, signal),
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
  request<{ token: string | null }>('POST', '/api/auth/sign-up/email', {
    email,
    password,
    name: email.split('@')[0],
    plan,
    callbackURL: afterVerifying,
    // The form cannot be sent without the tick.
    isAdult: true,
  })

export const signIn = ({ email, password }: Credentials) =>
  request<{ twoFactorRedirect?: boolean }>('POST', '/api/auth/sign-in/email', { email, password })

export type SecondStepKind = 'totp' | 'backup-code'

export const giveSecondStep = ({ kind, ...given }: SecondStep & { kind: SecondStepKind }) =>
  request<unknown>('POST', `/api/auth/two-factor/verify-${kind}`, given)

/** Where a third party's own page is. An account is opened there only for whoever said that they are 18 or older. */
export const startIdentity = (provider: string, opensAccount: boolean) =>
  request<{ url: string }>('POST', '/api/auth/sign-in/social', {
    provider,
    callbackURL: '/identity',
    errorCallbackURL: '/identity',
    disableRedirect: true,
    ...(opensAccount ? { requestSignUp: true, additionalData: { isAdult: true } } : {}),
  })

export const signOut = () => request<unknown>('POST', '/api/auth/sign-out', {})

export const askForReset = (email: string, errand: Errand) =>
  request<unknown>('POST', '/api/auth/request-password-reset', { email, ...errand })

export const resetPassword = (given: { token: string; newPassword: string }) =>
  request<unknown>('POST', '/api/auth/reset-password', given)

/** Opens the link of a mail: alone, or with a password. */
export const confirmEmail = (given: ConfirmEmail) =>
  request<Confirmed>('POST', '/api/auth/confirm-email', given)

export const resendVerification = (email: string, afterVerifying = EMAIL_VERIFIED_PATH) =>
  request<unknown>('POST', '/api/auth/send-verification-email', { email, callbackURL: afterVerifying })

export async function readMe(signal?: AbortSignal): Promise<Me | null> {
  try {
    return (await request<{ user: Me }>('GET', '/api/me', undefined, signal)).user
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null
    throw error
  }
}
