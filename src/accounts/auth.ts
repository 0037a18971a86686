import { drizzleAdapter } from '@better-auth/drizzle-adapter'
import { betterAuth } from 'better-auth'
import { APIError, getOAuthState } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { ConfirmRequest } from './confirming/send-confirm-link.ts'
import type { AgreementKind } from './contract.ts'
import { libraryLog } from './library/library-log.ts'
import { passkeys } from './passkeys/passkeys.ts'
import { markLogin } from './queries.ts'
import { ABSOLUTE_DAYS, idleEnd, PASSWORD_CHARS } from './rules.ts'
import { forgetTrust } from './second-step/forget-trust.ts'
import { secondFactor } from './second-step/second-factor.ts'
import type { AccountNotice } from './security/account-notices.ts'
import { passwordHash } from './security/password-hash.ts'
import { identityOptions } from './sign-in/identity.ts'
import { account, passkey, session, twoFactor, user, verification } from './tables.ts'

const DAY_SECONDS = 24 * 60 * 60

export type AuthParts = {
  config: Config
  db: Db
  log: Log
  /** Queues the mail; returns once it is stored, so that nobody learns from the time taken whether an address is known. */
  sendConfirmation: (request: ConfirmRequest) => Promise<void>
  /** With what was agreed to on the way in, and the cookies of the browser. */
  onUserCreated: (userId: string, agreed: AgreementKind[], cookies: string | null) => Promise<void>
  /** Ends before the answer goes out, so that the first page shows what it changed. */
  onSignedIn: (userId: string) => Promise<void>
  notify: (notice: AccountNotice) => Promise<void>
}

export type Auth = ReturnType<typeof createAuth>

export const createAuth = (parts: AuthParts) => {
  const { config, db, log, sendConfirmation, notify, onUserCreated, onSignedIn } = parts
  const isHttps = config.appUrl.startsWith('https:')
  const identity = identityOptions(config)
  return betterAuth({
    appName: 'Kinwise',
    baseURL: config.appUrl,
    basePath: '/api/auth',
    secret: config.appSecret,
    trustedOrigins: (request) => [config.appUrl, ...sameHostOrigin(request)],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account, verification, twoFactor, passkey },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_CHARS.min,
      maxPasswordLength: PASSWORD_CHARS.max,
      password: passwordHash(config.passwordCost),
      // send-reset-link.ts makes the links; here they are only redeemed.
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user: { id, email: to } }) => {
        await forgetTrust(db, id)
        await notify({ to, what: 'password-changed' })
      },
    },
    ...identity,
    plugins: [...identity.plugins, secondFactor(), passkeys(config, db)],
    // Both sides must have verified the address, or a stranger could lay hold of an account by naming it first.
    account: { accountLinking: { enabled: true, trustedProviders: [], requireLocalEmailVerified: true } },
    // Thrown on, so that on-error.ts logs and answers it: the library would print a statement with its parameters.
    onAPIError: { errorURL: '/identity', throw: true },
    emailVerification: {
      sendOnSignUp: true,
      // The library's own link confirms in whatever browser it is opened, so ours is sent: confirming/confirm-email.ts.
      sendVerificationEmail: ({ user: { id: userId }, url }) =>
        sendConfirmation({ userId, newEmail: null, search: errandIn(url) }),
    },
    verification: { storeIdentifier: { default: 'plain', overrides: { 'reset-password': 'hashed' } } },
    // The cookie lives as long as a session can at all; the row says how long this one does, and guard.ts moves that on while it is used.
    // A cached session outlives its revocation, so every request asks the database.
    session: {
      expiresIn: ABSOLUTE_DAYS * DAY_SECONDS,
      disableSessionRefresh: true,
      // require-self.ts asks for more than a young session.
      freshAge: 0,
      cookieCache: { enabled: false },
    },
    advanced: {
      database: { generateId: () => newId() },
      // Nobody's address is kept; networks are counted as hashes in auth-limits.ts.
      ipAddress: { disableIpTracking: true },
      // Not the library's own prefix, __Secure-: this one also binds the cookie to this host.
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-kinwise' : 'kinwise',
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (_, context) => {
            if (config.signUpDisabled) throw new APIError('FORBIDDEN', { code: 'sign_up_disabled' })
            // Whichever way somebody came: no account is opened for who has not said that they are 18 or older.
            if ((await agreedBy(context)).length === 0)
              throw new APIError('FORBIDDEN', { code: 'adult_unconfirmed' })
          },
          after: async ({ id }, context) =>
            onUserCreated(id, await agreedBy(context), context?.headers?.get('cookie') ?? null),
        },
      },
      session: {
        create: {
          after: async ({ userId }) => {
            await markLogin(db, userId)
            await onSignedIn(userId)
          },
          before: async (made) => {
            await refuseDisabled(db, made.userId)
            return { data: { ...made, expiresAt: idleEnd(made.createdAt, made.createdAt) } }
          },
        },
      },
    },
    // auth-limits.ts counts before a request comes here.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: libraryLog(log),
  })
}

const refuseDisabled = async (db: Db, userId: string): Promise<void> => {
  const [row] = await db.select({ disabled: user.disabled }).from(user).where(eq(user.id, userId))
  if (row?.disabled) throw new APIError('FORBIDDEN', { code: 'BANNED_USER' })
}

/** The form says so by the tick beside its sentences; on the way to a third party it rides in the signed state. */
const agreedBy = async (context: { body?: unknown } | null | undefined): Promise<AgreementKind[]> => {
  const said: unknown = (await getOAuthState().catch(() => null)) ?? context?.body
  return (said as { isAdult?: unknown } | undefined)?.isAdult === true ? ['adult', 'terms', 'privacy'] : []
}

/** What the page behind the mail's link is told, as it stands in the library's link. */
const errandIn = (url: string): string => {
  const page = new URL(url).searchParams.get('callbackURL') ?? '/'
  return URL.canParse(page, url) ? new URL(page, url).search : ''
}

/** The page's own origin, so that localhost and 127.0.0.1 both work without a variable. */
const sameHostOrigin = (request: Request | undefined): string[] => {
  const host = request?.headers.get('host')
  return host ? [`http://${host}`, `https://${host}`] : []
}
