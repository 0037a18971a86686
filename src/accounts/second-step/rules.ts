/** Letters and digits that nobody mistakes for one another on paper. */
export const BACKUP_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
export const BACKUP_CHARS = 10

/** '123 456' as an app shows it. */
export const readTotp = (typed: string): string => typed.replace(/\s/g, '')

/** As it was given out, however it was typed: 'abcde-12345'. */
export const readBackupCode = (typed: string): string => inTwo(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))

export const inTwo = (letters: string): string =>
  `${letters.slice(0, BACKUP_CHARS / 2)}-${letters.slice(BACKUP_CHARS / 2)}`
