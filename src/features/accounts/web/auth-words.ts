import { RequestError } from '../../../ui/request.ts'

/** Which of our doors was tried; some words differ between them. */
export type Door = 'login' | 'sign-up' | 'resend'

/** What to say, and under which field; null is the form as a whole. */
export type Problem = { field: 'email' | 'password' | null; words: string }

const NETWORK = 'Network error. Please check your internet connection.'

export const WORDS = {
  missingEmail: 'Please enter an email address.',
  invalidEmail: 'Invalid email address.',
  missingPassword: 'Please enter a password.',
  emptyPassword: 'Password cannot be empty.',
  weakPassword: 'Password is too weak. Please use at least 6 characters.',
  longPassword: 'Password is too long. Please use at most 256 characters.',
  unequalPasswords: 'Passwords do not match',
  registered: 'This email is already registered.',
  unconfirmed: 'Please confirm that you are 18 or older and a parent or guardian.',
  notLoggedIn: 'You are not logged in.',
} as const

const AT_A_FIELD = new Map<string, Problem>(
  Object.entries<Problem>({
    INVALID_EMAIL: { field: 'email', words: WORDS.invalidEmail },
    USER_ALREADY_EXISTS: { field: 'email', words: WORDS.registered },
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { field: 'email', words: WORDS.registered },
    PASSWORD_TOO_SHORT: { field: 'password', words: WORDS.weakPassword },
    PASSWORD_TOO_LONG: { field: 'password', words: WORDS.longPassword },
  }),
)

const AT_THE_FORM = new Map<string, string>(
  Object.entries({
    network: NETWORK,
    INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password.',
    BANNED_USER: 'This account has been disabled.',
    EMAIL_PASSWORD_DISABLED: 'Login is currently disabled. Please contact support.',
    EMAIL_PASSWORD_SIGN_UP_DISABLED: 'Account creation is currently disabled. Please contact support.',
  }),
)

const TOO_MANY: Record<Door, string> = {
  login: 'Too many failed attempts. Please try again later.',
  'sign-up': 'Too many attempts. Please try again later.',
  resend: 'Too many attempts. Please try again later.',
}

/** The sign-in library's codes in the product's words. Its own messages never show: they can quote addresses. */
export function problemOf(error: unknown, door: Door): Problem {
  const code = error instanceof RequestError ? error.code : 'internal'
  const atField = door === 'resend' ? undefined : AT_A_FIELD.get(code)
  return atField ?? { field: null, words: formWords(code, door) }
}

function formWords(code: string, door: Door) {
  if (code === 'too_many') return TOO_MANY[door]
  const rest = door === 'resend' ? 'Failed to resend email.' : 'Something went wrong. Please try again.'
  return AT_THE_FORM.get(code) ?? rest
}
