import type { Role } from '../accounts/contract.ts'

export const INVITATION_DAYS = 7
/** More than any plan has. */
export const MOST_CARED_FOR = 20

const DAY_MS = 24 * 60 * 60 * 1000

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS)

type Places = { maxAdults: number; maxCarers: number }
type Held = { role: Role }

/** Whether a plan has a place for one more of this role, beside those who have one or are offered one. */
export const hasPlace = (held: readonly Held[], role: Role, plan: Places): boolean => {
  const isCarer = role === 'carer'
  const taken = held.filter((one) => (one.role === 'carer') === isCarer).length
  return taken < (isCarer ? plan.maxCarers : plan.maxAdults)
}

/** As it is shown to whoever holds a link and isn't known to hold the address: a…@example.org. */
export const maskedAddress = (email: string): string => {
  const [name = '', host = ''] = email.split('@')
  return `${[...name][0] ?? ''}…@${host}`
}
