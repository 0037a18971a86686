import { randomInt } from 'node:crypto'
import { twoFactor } from 'better-auth/plugins'
import { BACKUP_ALPHABET, BACKUP_CHARS, inTwo } from './rules.ts'

const CODES = 10
const TRIES = 5
const LOCK_SECONDS = 15 * 60
export const TRUST_DAYS = 30
const DAY_SECONDS = 24 * 60 * 60

/** Whatever begins a session from nothing: a password or a third party. A passkey is both factors at once and stands apart. */
const FIRST_STEPS = /^\/(sign-in|callback|oauth2\/callback)\//

/**
 * Six digits of an authenticator app, or one of ten backup codes. The library asks for them after a password only; here after every other way in
 * as well, or whoever holds the mailbox would walk round them.
 */
export const secondFactor = () => {
  const plugin = twoFactor({
    issuer: 'Kinwise',
    trustDeviceMaxAge: TRUST_DAYS * DAY_SECONDS,
    accountLockout: { enabled: true, maxFailedAttempts: TRIES, durationSeconds: LOCK_SECONDS },
    backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: newBackupCodes },
  })
  const [afterPassword] = plugin.hooks.after
  const afterEveryFirstStep = {
    ...afterPassword,
    matcher: ({ path }: { path?: string }) => FIRST_STEPS.test(path ?? ''),
  }
  return { ...plugin, hooks: { after: [afterEveryFirstStep] } } as typeof plugin
}

const newBackupCodes = (): string[] => Array.from({ length: CODES }, newBackupCode)

const newBackupCode = (): string =>
  inTwo(
    Array.from({ length: BACKUP_CHARS }, () => BACKUP_ALPHABET[randomInt(BACKUP_ALPHABET.length)]).join(''),
  )
