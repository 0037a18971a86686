import type { BeforeClosing } from '../features/privacy/close-account.ts'

/** What happens before an account closes, in this order; each may refuse by throwing, and must not mind running twice. */
export const beforeClosing = (): BeforeClosing[] => []
