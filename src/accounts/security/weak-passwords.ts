import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT } from '../../platform/root.ts'

const FILE = join(CONTENT, 'common-passwords.txt')

export type IsWeak = (password: string, email: string) => boolean

/** Whether everybody would guess a password: one of the commonest, or the mail address itself. Length is the library's to check. */
export const loadWeakPasswords = (file = FILE): IsWeak => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const common = new Set(lines.filter((line) => line !== '' && !line.startsWith('# ')).map(folded))
  return (password, email) => common.has(folded(password)) || folded(password) === folded(email)
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
