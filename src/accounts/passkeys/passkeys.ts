import { getAuthenticatorName, passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { eq, or, sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/db.ts'
import { deviceName } from '../rules/device-name.ts'
import { passkey as table } from '../tables.ts'
import { passkeyHost } from './passkey-host.ts'
import { MOST_PASSKEYS } from './rules.ts'

/**
 * Passkeys, each of them two factors at once: the device, and the finger, face or PIN that opens it. The library does not insist on the second,
 * so it is insisted on here, when one is made and whenever one is used.
 */
export const passkeys = ({ appUrl }: Pick<Config, 'appUrl'>, db: Db) => {
  const { host, origin } = passkeyHost(appUrl)
  return passkey({
    rpID: host,
    rpName: 'Kinwise',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ ctx, verification: { registrationInfo: made }, user }) => {
        if (!made?.userVerified) throw refusal()
        await refuseTooManyOrKnown(db, user.id, made.credential.id)
        const userAgent = ctx.headers?.get('user-agent') ?? ''
        return { name: getAuthenticatorName(made.aaguid) ?? deviceName(userAgent) }
      },
    },
    authentication: {
      afterVerification: async ({ verification: { authenticationInfo: used } }) => {
        if (!used.userVerified) throw refusal()
        await db.update(table).set({ usedAt: sql`now()` }).where(eq(table.credentialID, used.credentialID))
      },
    },
  })
}

const refusal = () => new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' })

const refuseTooManyOrKnown = async (db: Db, userId: string, credentialID: string): Promise<void> => {
  const rows = await db
    .select({ userId: table.userId, credentialID: table.credentialID })
    .from(table)
    .where(or(eq(table.userId, userId), eq(table.credentialID, credentialID)))
  const isKnown = rows.some((row) => row.credentialID === credentialID)
  if (isKnown || rows.length >= MOST_PASSKEYS) throw refusal()
}
