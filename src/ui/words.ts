import { RequestError } from './request.ts'

/** What a parent reads for each code of a refusal, where a page has no closer words of its own. A test holds that none is missing. */
export const WORDS: Record<string, string> = {
  invalid: 'Please check what you entered and try again.',
  invalid_email: 'Invalid email address.',
  weak_password: "Password is too weak. It's among the first ones anybody would guess.",
  plan_unknown: 'Selected plan does not exist.',
  email_unknown: 'No account found with this email.',
  email_taken: 'This email is already registered.',
  login_disabled: 'Login is currently disabled. Please contact support.',
  sign_up_disabled: 'Account creation is currently disabled. Please contact support.',
  adult_unconfirmed: 'Please confirm that you are 18 or older and a parent or guardian.',
  identity_away:
    'This way to sign in is not available right now. Please try again later, or use your email and password.',
  unauthenticated: 'You are not logged in.',
  email_unverified: 'Please verify your email first.',
  account_closed: 'This account is closed. Log in to open it again.',
  proof_needed: 'Please confirm that it is you, and try again.',
  wrong_password: 'That is not your password. Please try again.',
  wrong_code: 'That code is not right, or it was used already. Please wait for the next one.',
  passkey_refused: 'This passkey could not be added. Please try again, or use another device.',
  foreign_origin: 'This could not be done from another page. Please reload and try again.',
  not_found: 'This is no longer there.',
  conflict: 'This was changed somewhere else. Please reload and try again.',
  child_limit: "You've reached the child limit for your plan.",
  frozen: 'This profile is frozen by your plan, so it cannot be changed now.',
  not_offered: 'This cannot be answered any more. Please type your question.',
  no_credits: 'No message credits remaining for this child. Please upgrade your plan.',
  payment_failed:
    'The payment did not go through, so nothing was changed. Please check your card and try again.',
  no_profile: 'Complete personality profile to start chatting',
  too_large: 'This is too long. Please shorten it.',
  not_json: 'Something went wrong. Please try again.',
  too_many: 'Too many attempts. Please try again later.',
  too_many_readers: 'This is open in too many places. Please close some of them and try again.',
  internal: 'Something went wrong. Please try again.',
  payments_off: 'Payments are not set up on this site yet, so no plan can be started.',
  trial_closed:
    'Our free trial has answered as much as it can for today, so this message was not sent and cost nothing. It opens again tomorrow. With an account you are answered at any time.',
  unavailable: 'Kinwise is not available for a moment. Please try again.',
  network: 'Network error. Please check your internet connection.',
}

/** The words for anything that was thrown; with the id under which the server logged it, where that helps support. */
export function wordsFor(error: unknown): string {
  const { code, id, status } = error instanceof RequestError ? error : new RequestError('internal', 500)
  const words = WORDS[code] ?? WORDS.internal ?? ''
  return id && status >= 500 ? `${words} (Error ${id})` : words
}
