import { expect, test } from 'vitest'
import { createSealer } from './sealing.ts'

const SECRET = 's'.repeat(32)
const OTHER = 'o'.repeat(32)
const ACCOUNT = 'DE89 3704 0044 0532 0130 00'

test.each([ACCOUNT, '', 'بنك الأمل', '👩‍👧'.repeat(20), '\n'])('%j comes back as it went in', (text) => {
  const { seal, open } = createSealer(SECRET, null)
  expect(open(seal(text, 'a'), 'a')).toBe(text)
})

test('what is kept shows nothing of the text, and differs each time', () => {
  const { seal } = createSealer(SECRET, null)
  const [first, second] = [seal(ACCOUNT, 'a'), seal(ACCOUNT, 'a')]
  expect(first).not.toBe(second)
  expect(Buffer.from(first.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('3704')
})

test('S24: it opens in its own place only', () => {
  const { seal, open } = createSealer(SECRET, null)
  expect(open(seal(ACCOUNT, 'family 1'), 'family 2')).toBeNull()
})

test('another secret does not open it, until it stands as the old one', () => {
  const sealed = createSealer(SECRET, null).seal(ACCOUNT, 'a')
  expect(createSealer(OTHER, null).open(sealed, 'a')).toBeNull()
  const after = createSealer(OTHER, SECRET)
  expect(after.open(sealed, 'a')).toBe(ACCOUNT)
  expect(after.isCurrent(sealed)).toBe(false)
  expect(after.isCurrent(after.seal(ACCOUNT, 'a'))).toBe(true)
})

test('what was changed, cut or never sealed opens as nothing', () => {
  const { seal, open } = createSealer(SECRET, null)
  const sealed = seal(ACCOUNT, 'a')
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  const head = sealed.slice(0, sealed.lastIndexOf('.') + 1)
  for (const broken of [changed, sealed.slice(0, 30), head, '', 'v1', ACCOUNT, `v2${sealed.slice(2)}`]) {
    expect(open(broken, 'a')).toBeNull()
  }
})
