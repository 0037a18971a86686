/** Of a password that is chosen here. */
export const PASSWORD_CHARS = { min: 6, max: 256 } as const

export const PARENT_NAME_MAX_CHARS = 80
/** What an address may name as a plan; whether there is one is asked later. */
export const PLAN_ID = /^[\w-]{1,64}$/
/** As it is shown: eleven digits and two spaces. */
export const PHONE_MAX_CHARS = 13
export const ADDRESS_MAX_CHARS = 400
export const BANK_NAME_MAX_CHARS = 80
/** An IBAN has 34, and is often written in groups of four. */
export const BANK_ACCOUNT_MAX_CHARS = 64

const PHONE_DIGITS = 11

/** Keeps digits only, in groups of 4, 3 and 4: '0151 234 5678'. */
export const formatPhone = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, PHONE_DIGITS)
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join(' ')
}

const DOTS = '••••'

/** What of a secret may be shown, so that its owner knows it again: the last four characters, fewer of a short one. */
export const maskOf = (text: string): string => {
  const letters = [...text.replace(/\s/g, '')]
  const shown = letters.length >= 8 ? 4 : letters.length >= 5 ? 2 : 0
  return shown ? `${DOTS} ${letters.slice(-shown).join('')}` : DOTS
}
/** A session ends when nobody used it for so long ... */
export const IDLE_DAYS = 14
/** ... and in any case after so long. */
export const ABSOLUTE_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** When a session ends that was begun and last used then. */
export const idleEnd = (begun: Date, used: Date): Date =>
  new Date(Math.min(used.getTime() + IDLE_DAYS * DAY_MS, begun.getTime() + ABSOLUTE_DAYS * DAY_MS))
