import { RequestError } from '../../ui/server/request.ts'

export const childLimitWords = (limit: number) => `You've reached the child limit (${limit}) for your plan.`

/** What to tell a parent about a call of this feature that failed; `limit` is their plan's number of children. */
export function failureWords(error: unknown, limit: number): string {
  const { code, id } = error instanceof RequestError ? error : new RequestError('internal', 500)
  if (code === 'child_limit') return childLimitWords(limit)
  return WORDS[code] ?? `Something went wrong. Please try again.${id ? ` (Error ${id})` : ''}`
}

const WORDS: Record<string, string> = {
  frozen: "Your plan has frozen this profile, so you can't change it now.",
  not_found: 'This profile is gone. It may have been deleted on another device.',
  invalid: 'Please check the name, age and interests, and try again.',
  unauthenticated: "You've been logged out. Log in again in another tab, then try again.",
  network: 'Network error. Please check your internet connection.',
  too_many: 'That was a lot at once. Please wait a moment, then try again.',
}
