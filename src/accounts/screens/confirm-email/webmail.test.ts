import { expect, test } from 'vitest'
import { webmailOf } from './webmail.ts'

test.each([
  ['anna@gmail.com', 'Gmail'],
  ['Anna@GoogleMail.com', 'Gmail'],
  ['anna@hotmail.co.uk', 'Outlook'],
  ['anna@live.fr', 'Outlook'],
  ['anna@yahoo.com.br', 'Yahoo Mail'],
  ['anna@gmx.at', 'GMX'],
  ['anna@web.de', 'WEB.DE'],
  ['anna@proton.me', 'Proton Mail'],
])('%s reads mail at %s', (email, name) => {
  expect(webmailOf(email)?.name).toBe(name)
})

test.each(['anna@example.org', 'anna@live', 'anna@yahoo.evil.example.org', 'anna@constructor', 'anna'])(
  'nobody knows where %s reads mail',
  (email) => {
    expect(webmailOf(email)).toBeNull()
  },
)
