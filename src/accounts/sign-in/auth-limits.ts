import type { Allowance } from '../../platform/http/rate-limit.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/** `account` is the mail address that was typed, and from this network only: a stranger cannot lock a parent out. */
export type AuthLimit = Allowance & { by: 'network' | 'account' }

/** What one may try at each door of the sign-in library. All other writes share the last line. */
export const limitsOf = (path: string): AuthLimit[] => LIMITS[path] ?? OTHERS

const of = (name: string, by: AuthLimit['by'], max: number, windowMs: number): AuthLimit => ({
  name,
  by,
  max,
  windowMs,
})

const LIMITS: Record<string, AuthLimit[]> = {
  // Counted where the password is judged: guessing/counted-guess.ts.
  '/sign-in/email': [],
  '/sign-up/email': [of('sign-up', 'network', 60, HOUR_MS)],
  '/send-verification-email': [
    of('resend', 'network', 30, QUARTER_MS),
    of('resend-account', 'account', 5, QUARTER_MS),
  ],
  '/request-password-reset': [
    of('forgot', 'network', 20, QUARTER_MS),
    of('forgot-account', 'account', 5, HOUR_MS),
  ],
  '/change-password': [of('re-entry', 'network', 20, QUARTER_MS)],
  '/change-email': [of('re-entry', 'network', 20, QUARTER_MS)],
  '/two-factor/verify-totp': [of('second-step', 'network', 60, QUARTER_MS)],
  '/two-factor/verify-backup-code': [of('second-step', 'network', 60, QUARTER_MS)],
  '/passkey/verify-authentication': [of('passkey', 'network', 60, QUARTER_MS)],
  '/confirm-email': [of('confirm', 'network', 60, QUARTER_MS)],
  '/reset-password': [of('reset', 'network', 20, QUARTER_MS)],
}

const OTHERS = [of('auth', 'network', 300, QUARTER_MS)]
