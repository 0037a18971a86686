/** Every way a request can be refused, with the status it answers. The words for each stand in src/ui/messages.ts. */
export const STATUS_OF = {
  invalid: 400,
  invalid_email: 400,
  weak_password: 400,
  plan_unknown: 400,
  email_unknown: 404,
  email_taken: 409,
  login_disabled: 403,
  sign_up_disabled: 403,
  adult_unconfirmed: 403,
  identity_away: 503,
  unauthenticated: 401,
  email_unverified: 403,
  account_closed: 403,
  not_allowed: 403,
  member_frozen: 409,
  member_limit: 409,
  no_family_chat: 403,
  last_owner: 409,
  invitation_over: 410,
  invitation_for_other: 403,
  proof_needed: 403,
  wrong_password: 403,
  wrong_code: 403,
  passkey_refused: 400,
  trial_closed: 403,
  foreign_origin: 403,
  bad_signature: 403,
  not_found: 404,
  conflict: 409,
  not_offered: 422,
  child_limit: 409,
  frozen: 409,
  no_credits: 402,
  payment_failed: 402,
  no_profile: 409,
  too_large: 413,
  not_json: 415,
  too_many: 429,
  too_many_readers: 429,
  internal: 500,
  payments_off: 503,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof STATUS_OF

/** A refusal with a code of the closed set. `detail` holds safe values for the words, such as a limit's number. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: Record<string, number | string> | null

  constructor(code: ErrorCode, detail: Record<string, number | string> | null = null, cause?: unknown) {
    super(code, { cause })
    this.code = code
    this.detail = detail
  }
}

/** Not there and not theirs are the same. */
export const mustExist = (isThere: boolean): void => {
  if (!isThere) throw new AppError('not_found')
}
