import { genericOAuth } from 'better-auth/plugins'
import type { Config, OidcClient } from '../../platform/config.ts'
import type { IdentityProvider } from '../contract.ts'

/** What any OpenID provider is called in addresses. */
export const OIDC = 'oidc'

/** The providers that are configured, in the sign-in library's terms. `local` is development's own. */
export const identityOptions = ({ google, oidc }: Pick<Config, 'google' | 'oidc'>) => ({
  plugins: oidc ? [genericOAuth({ config: [genericOf(oidc)] })] : [],
  socialProviders: google ? { google: { ...google, disableImplicitSignUp: true } } : {},
})

/** What the pages say on their buttons. */
export const listProviders = ({ google, oidc }: Pick<Config, 'google' | 'oidc'>): IdentityProvider[] => [
  ...(google ? [{ id: 'google', name: 'Google' }] : []),
  ...(oidc ? [{ id: OIDC, name: oidc.name ?? new URL(oidc.issuer).host }] : []),
]

const genericOf = ({ issuer, clientId, clientSecret }: OidcClient) => ({
  providerId: OIDC,
  discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  requireIdTokenVerification: true,
  clientId,
  clientSecret,
  scopes: ['openid', 'email', 'profile'],
  pkce: true,
  // An account is opened on the sign-up page only, where a parent says that they are 18 or older.
  disableImplicitSignUp: true,
})
