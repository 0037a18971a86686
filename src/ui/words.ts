import { RequestError } from './server/request.ts'

/** What a parent reads for each code of a refusal, where a page has no closer words of its own. A test holds that none is missing. */
export const WORDS: Record<string, string> = {
  invalid: 'Please check what you entered and try again.',
  invalid_email: 'Invalid email address.',
  weak_password: "Password is too weak. It's one of the first anyone would guess.",
  plan_unknown: 'Selected plan does not exist.',
  email_unknown: 'No account found with this email.',
  email_taken: 'This email is already registered.',
  login_disabled: 'Login is currently disabled. Please contact support.',
  sign_up_disabled: 'Account creation is currently disabled. Please contact support.',
  adult_unconfirmed: 'Please confirm that you are 18 or older and a parent or guardian.',
  identity_away:
    "This way to sign in isn't available right now. Please try again later, or use your email and password.",
  unauthenticated: 'You are not logged in.',
  email_unverified: 'Please verify your email first.',
  account_closed: 'This account is closed. Log in to open it again.',
  not_allowed: "You can't do this in this family. Please ask its owner.",
  member_frozen:
    'Your family has more members than its plan is for. You can read everything, and change nothing for now.',
  no_family_chat: "Your family's plan has no family chat.",
  member_limit: "The family's plan has no place for another member.",
  last_owner:
    "You're the only parent in this family. To close it, delete your account in the privacy centre.",
  invitation_over: 'This invitation is no longer open. Please ask for a new one.',
  invitation_for_other:
    'This invitation is for another email address. Log in with that address to accept it.',
  proof_needed: "Please confirm it's you, and try again.",
  wrong_password: "That isn't your password. Please try again.",
  wrong_code: "That code isn't right, or it's already been used. Please wait for the next one.",
  passkey_refused: "We couldn't add this passkey. Please try again, or use another device.",
  foreign_origin: "That can't be done from another page. Please reload and try again.",
  bad_signature: 'This door is for another service.',
  not_found: 'This is no longer there.',
  conflict: 'This was changed somewhere else. Please reload and try again.',
  child_limit: "You've reached the child limit for your plan.",
  frozen: "Your plan has frozen this profile, so you can't change it now.",
  not_offered: 'This cannot be answered any more. Please type your question.',
  no_credits: 'No message credits remaining for this child. Please upgrade your plan.',
  payment_failed:
    "The payment didn't go through, so nothing has changed. Please check your card and try again.",
  no_profile: 'Complete personality profile to start chatting',
  too_large: 'This is too long. Please shorten it.',
  not_json: 'Something went wrong. Please try again.',
  too_many: 'Too many attempts. Please try again later.',
  too_many_readers: 'This is open in too many places. Please close some of them and try again.',
  internal: 'Something went wrong. Please try again.',
  payments_off: "Payments aren't set up on this site yet, so you can't start a plan.",
  trial_closed:
    "Our free trial has answered all it can today, so this message wasn't sent and cost nothing. It's back tomorrow. With an account, you get answers any time.",
  unavailable: "Kinwise isn't available for a moment. Please try again.",
  network: 'Network error. Please check your internet connection.',
}

/** The words for anything that was thrown; with the id under which the server logged it, where that helps support. */
export function wordsFor(error: unknown): string {
  const { code, id, status } = error instanceof RequestError ? error : new RequestError('internal', 500)
  const words = WORDS[code] ?? WORDS.internal ?? ''
  return id && status >= 500 ? `${words} (Error ${id})` : words
}
