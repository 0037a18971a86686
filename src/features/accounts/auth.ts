import { drizzleAdapter } from '@better-auth/drizzle-adapter'
import { betterAuth } from 'better-auth'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/ids.ts'
import type { ConsentKind } from './contract.ts'
import { markLogin } from './queries.ts'
import { account, session, user, verification } from './tables.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Header that carries the client's address from the server's edge to the auth library; whatever a client sends in it is replaced. */
export const CLIENT_ADDRESS_HEADER = 'x-kinwise-client'

export type AuthParts = {
  config: Config
  db: Db
  /** Queues the mail; returns once it is stored, so that nobody learns from the time taken whether an address is known. */
  sendVerification: (to: string, link: string) => Promise<void>
  /** With what was agreed to on the way in. */
  onUserCreated: (userId: string, agreed: ConsentKind[]) => Promise<void>
  /** Ends before the answer goes out, so that the first page shows what it changed. */
  onSignedIn: (userId: string) => Promise<void>
}

export type Auth = ReturnType<typeof createAuth>

export const createAuth = ({ config, db, sendVerification, onUserCreated, onSignedIn }: AuthParts) =>
  betterAuth({
    appName: 'Kinwise',
    baseURL: config.appUrl,
    basePath: '/api/auth',
    secret: config.appSecret,
    trustedOrigins: (request) => [config.appUrl, ...sameHostOrigin(request)],
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification } }),
    emailAndPassword: { enabled: true, autoSignIn: true, minPasswordLength: 6, maxPasswordLength: 256 },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: ({ user: to, url }) => sendVerification(to.email, url),
    },
    // A cached session outlives its revocation, so every request asks the database.
    session: { expiresIn: 14 * DAY_SECONDS, updateAge: DAY_SECONDS, cookieCache: { enabled: false } },
    advanced: {
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    databaseHooks: {
      user: {
        create: { after: (created, context) => onUserCreated(created.id, agreedIn(context?.body)) },
      },
      session: {
        create: {
          after: async ({ userId }) => {
            await markLogin(db, userId)
            await onSignedIn(userId)
          },
        },
      },
    },
    // auth-limits.ts counts before a request comes here.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // The library's own words go nowhere: they can quote addresses.
    logger: { disabled: true },
  })

/** The form says so by the tick beside its sentences; who comes without it is asked later. */
const agreedIn = (body: unknown): ConsentKind[] =>
  (body as { isAdult?: unknown } | undefined)?.isAdult === true ? ['adult', 'terms', 'privacy'] : []

/** The page's own origin, so that localhost and 127.0.0.1 both work without a variable. */
const sameHostOrigin = (request: Request | undefined): string[] => {
  const host = request?.headers.get('host')
  return host ? [`http://${host}`, `https://${host}`] : []
}
