import { expect, test } from 'vitest'
import { contactForm, newsletterForm } from './forms.ts'

const whole = { name: 'Eva', email: 'eva@example.org', subject: 'Sleep', message: 'How do I begin?' }
const wordsAt = (given: object) => {
  const issues = contactForm.safeParse({ ...whole, ...given }).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

test.each<[string, object, object]>([
  ['nothing wrong', {}, {}],
  [
    'nothing',
    { name: '', email: '', subject: ' ', message: '\n' },
    {
      name: 'Please enter your name.',
      email: 'Please enter your email address.',
      subject: 'Please enter a subject.',
      message: 'Please write a message.',
    },
  ],
  ['no address', { email: 'eva@' }, { email: 'Please enter a valid email address.' }],
  ['two addresses', { email: 'a@b.co,c@d.co' }, { email: 'Please enter a valid email address.' }],
  [
    'too much',
    { name: 'a'.repeat(101), message: 'a'.repeat(100_000) },
    { name: 'Please keep this under 100 characters.', message: 'Please keep this under 5000 characters.' },
  ],
])('what is said of %s', (_, given, words) => {
  expect(wordsAt(given)).toEqual(words)
})

test('what is sent is clean', () => {
  expect(contactForm.parse({ ...whole, name: ' E\u0000va\n ', email: ' EVA@example.org' })).toEqual(whole)
})

test.each(['', 'x', '@', ' @ '])('%j is no subscriber', (email) => {
  expect(newsletterForm.safeParse({ email }).error?.issues[0]?.message).toBe(
    'Invalid email: Please enter a valid email address.',
  )
})
