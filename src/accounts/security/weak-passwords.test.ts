import { expect, test } from 'vitest'
import { loadWeakPasswords } from './weak-passwords.ts'

const isWeak = loadWeakPasswords()

test.each([
  'password',
  'Password',
  'PASSWORD ',
  'qwerty',
  '123456',
  'letmein',
  'iloveyou',
  'anna@example.org',
])('S2: %s is weak', (password) => expect(isWeak(password, 'Anna@Example.org')).toBe(true))

test.each(['correct horse battery', 'secret shoes', '', 'пароль надёжный', '# The 3,000 commonest'])(
  '%s is not',
  (password) => expect(isWeak(password, 'anna@example.org')).toBe(false),
)
