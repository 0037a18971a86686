import { expect, test } from 'vitest'
import { backupCodeForm, changePasswordForm, loginForm, passkeyNameForm, signUpForm } from './forms.ts'

type Form = {
  safeParse: (given: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** The first words at each field, as a form shows them. */
const wordsAt = (form: Form, given: object) => {
  const issues = form.safeParse(given).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

const whole = { email: 'a@example.org', password: 'long enough', confirm: 'long enough', isGuardian: true }

test.each([
  ['nothing wrong', {}, {}],
  [
    'nothing given',
    { email: ' ', password: '', confirm: '', isGuardian: false },
    {
      email: 'Please enter an email address.',
      password: 'Please enter a password.',
      isGuardian: 'Please confirm that you are 18 or older and a parent or guardian.',
    },
  ],
  ['no address', { email: 'a@' }, { email: 'Invalid email address.' }],
  ['a huge address', { email: `${'a'.repeat(400)}@example.org` }, { email: 'Invalid email address.' }],
  [
    'a short password, and another one below it',
    { password: '12345', confirm: '123456' },
    {
      password: 'Password is too weak. Please use at least 6 characters.',
      confirm: 'Passwords do not match',
    },
  ],
  [
    'a long password',
    { password: 'a'.repeat(257), confirm: 'a'.repeat(257) },
    { password: 'Password is too long. Please use at most 256 characters.' },
  ],
])('signing up with %s', (_, given, words) => {
  expect(wordsAt(signUpForm, { ...whole, ...given })).toEqual(words)
})

test('an address is taken without the spaces around it, a password letter by letter', () => {
  expect(loginForm.parse({ email: ' a@example.org\n', password: ' x ' })).toEqual({
    email: 'a@example.org',
    password: ' x ',
  })
})

test('logging in asks for both', () => {
  expect(wordsAt(loginForm, { email: '', password: '' })).toEqual({
    email: 'Please enter an email address.',
    password: 'Password cannot be empty.',
  })
})

test('a new password is given twice, with the old one', () => {
  expect(wordsAt(changePasswordForm, { current: '', password: 'long enough', confirm: 'other' })).toEqual({
    current: 'Password cannot be empty.',
    confirm: 'Passwords do not match',
  })
})

test.each([
  ['', 'Please enter a name.'],
  ['\u200b \u200d', 'Please enter a name.'],
  ['a'.repeat(61), 'Please use at most 60 characters.'],
  ['a'.repeat(100_000), 'Please use at most 60 characters.'],
])('a passkey named %j', (name, words) => {
  expect(wordsAt(passkeyNameForm, { name })).toEqual({ name: words })
})

test.each(['', ' ', 'a\u0000', 'a'.repeat(65)])('%j is no code', (code) => {
  expect(wordsAt(backupCodeForm, { code })).toEqual({ code: 'Please enter a backup code.' })
})
