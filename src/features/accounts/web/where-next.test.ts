import { describe, expect, test } from 'vitest'
import { errandOf, errandPath, localPath, pathAfterLogin, pathAfterSignUp, verifyPath } from './where-next.ts'

const me = { id: '1', email: 'anna@example.org', name: 'anna', emailVerified: true, erasedAfter: null }
const unverified = { ...me, emailVerified: false }

describe('localPath', () => {
  test.each(['/my-children', '/my-children/7/chat?tab=2#end', '/checkout?plan=family'])(
    'keeps %s',
    (path) => {
      expect(localPath(path)).toBe(path)
    },
  )

  test.each([
    undefined,
    '',
    'my-children',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/login',
    '/signup?next=checkout',
  ])('refuses %s', (path) => {
    expect(localPath(path)).toBeNull()
  })
})

describe('errands', () => {
  test('carry the plan to the page they were for', () => {
    const errand = errandOf({ next: 'checkout', plan: 'family', else: 'x' })
    expect(errandPath(errand)).toBe('/checkout?plan=family')
    expect(verifyPath(errand, 'unverified')).toBe('/verify-email?notice=unverified&next=checkout&plan=family')
  })

  test('are only those we know', () => {
    expect(errandOf({ next: 'https://evil.example', plan: 'family' })).toEqual({})
    expect(errandPath(errandOf({ next: 'checkout', plan: 'a/../b' }))).toBe('/checkout')
    expect(errandPath({})).toBeNull()
  })
})

test('whoever signs in goes where they wanted to, and verifies first', () => {
  expect(pathAfterLogin(me, '/pricing')).toBe('/pricing')
  expect(pathAfterLogin(me, undefined)).toBe('/my-children')
  expect(pathAfterLogin(unverified, '/pricing')).toBe('/verify-email')
  expect(pathAfterSignUp(unverified, {})).toBe('/verify-email?notice=unverified')
  expect(pathAfterSignUp(me, { next: 'account-setup', plan: 'basic' })).toBe('/account-setup?plan=basic')
})
