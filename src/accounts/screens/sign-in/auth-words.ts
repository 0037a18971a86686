import { RequestError } from '../../../ui/server/request.ts'
import { FIELD_WORDS } from '../../forms.ts'

/** Which of our doors was tried; some words differ between them. */
export type Door = 'login' | 'sign-up' | 'resend' | 'forgot' | 'reset' | 'second-step' | 'passkey' | 'confirm'

/** What to say, and under which field; null is the form as a whole. */
export type Problem = { field: 'email' | 'password' | null; words: string }

const GENERIC = 'Something went wrong. Please try again.'

export const WORDS = {
  ...FIELD_WORDS,
  /** Long enough, and still guessed at once. */
  commonPassword: "Password is too weak. It's one of the first anyone would guess.",
  registered: 'This email is already registered.',
  notLoggedIn: 'You are not logged in.',
  resetSent: 'Password reset email sent. Check your inbox.',
  resent: 'Verification email resent! Please check your inbox.',
} as const

const SWITCHED_OFF = 'Two-step login was switched off meanwhile. Please log in again.'

const AT_A_FIELD = new Map<string, Problem>(
  Object.entries<Problem>({
    INVALID_EMAIL: { field: 'email', words: WORDS.invalidEmail },
    invalid_email: { field: 'email', words: WORDS.invalidEmail },
    email_taken: { field: 'email', words: WORDS.registered },
    email_unknown: { field: 'email', words: 'No account found with this email.' },
    weak_password: { field: 'password', words: WORDS.commonPassword },
    PASSWORD_TOO_SHORT: { field: 'password', words: WORDS.weakPassword },
    PASSWORD_TOO_LONG: { field: 'password', words: WORDS.longPassword },
  }),
)

const AT_THE_FORM = new Map<string, string>(
  Object.entries({
    network: 'Network error. Please check your internet connection.',
    INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password.',
    BANNED_USER: 'This account has been disabled.',
    login_disabled: 'Login is currently disabled. Please contact support.',
    sign_up_disabled: 'Account creation is currently disabled. Please contact support.',
    adult_unconfirmed: WORDS.unconfirmed,
    identity_away:
      "This way to sign in isn't available right now. Please try again later, or use your email and password.",
    plan_unknown: 'Selected plan does not exist.',
    unauthenticated: WORDS.notLoggedIn,
    unavailable: "Kinwise isn't available for a moment. Please try again.",
    popup_blocked: 'Popup was blocked by browser. Please allow popups and try again.',
    account_not_linked: 'This email is already registered. Please log in with your password.',
    signup_disabled: 'No account found with this email.',
    INVALID_CODE: "That code isn't right, or it's already been used. Please wait for the next one.",
    INVALID_BACKUP_CODE: "That backup code isn't right, or it's already been used.",
    INVALID_TWO_FACTOR_COOKIE: 'This login took too long. Please log in again.',
    TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Please log in again.',
    TOTP_NOT_ENABLED: SWITCHED_OFF,
    BACKUP_CODES_NOT_ENABLED: SWITCHED_OFF,
    TOTP_ALREADY_ENABLED: 'Two-step login is on already.',
    PASSKEY_NOT_FOUND: "We don't know this passkey any more. Please log in with your password.",
    AUTHENTICATION_FAILED: "This passkey didn't work. Please try again, or log in with your password.",
    CHALLENGE_NOT_FOUND: 'This took too long. Please try again.',
    passkey_cancelled: 'No passkey was used. Please try again.',
    passkey_known: 'This device has a passkey for your account already.',
    passkey_failed: "Passkeys don't work in this browser at this address.",
    passkey_refused: "We couldn't add this passkey. Please try again, or use another device.",
    INVALID_TOKEN: 'This link no longer works. Please ask for a new one.',
  }),
)

const TOO_MANY: Partial<Record<Door, string>> = {
  login: 'Too many failed attempts. Please try again later.',
  confirm: 'Too many failed attempts. Please try again later, or choose a new password.',
  'second-step': 'Too many wrong codes. For your safety, please wait a quarter of an hour and try again.',
}
const REST: Partial<Record<Door, string>> = { resend: 'Failed to resend email.' }
const CLOSED = ' popup was closed. Please try again.'
const CANCELLED = ' was cancelled. Please try again.'

/** The server's and the sign-in library's codes in the product's words. The library's own messages never show: they can quote addresses. */
export function problemOf(error: unknown, door: Door): Problem {
  const code = error instanceof RequestError ? error.code : 'internal'
  const atField = door === 'resend' ? undefined : AT_A_FIELD.get(code)
  return atField ?? { field: null, words: formWords(code, door) }
}

function formWords(code: string, door: Door) {
  const deed = door === 'sign-up' ? 'Sign-up' : 'Sign-in'
  if (code === 'too_many') return TOO_MANY[door] ?? 'Too many attempts. Please try again later.'
  if (code === 'popup_closed') return deed + CLOSED
  if (code === 'popup_cancelled') return deed + CANCELLED
  return AT_THE_FORM.get(code) ?? REST[door] ?? GENERIC
}
