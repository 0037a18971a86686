import { describe, expect, test } from 'vitest'
import { hostilePaths } from '../../../tests/doors/hostile-paths.ts'
import {
  errandOf,
  errandOfPath,
  errandPath,
  localPath,
  loginPath,
  pathAfterLogin,
  pathAfterSignUp,
  verifyPath,
  wantedAfterLogin,
} from './where-next.ts'

const me = {
  id: '1',
  email: 'anna@example.org',
  name: 'anna',
  emailVerified: true,
  erasedAfter: null,
  family: { id: 'f', role: 'owner' as const, isFrozen: false, hasOthers: false },
}
const unverified = { ...me, emailVerified: false }

describe('S30: localPath', () => {
  test.each(['/my-children', '/my-children/7/chat?tab=2#end', '/checkout?plan=family'])(
    'keeps %s',
    (path) => {
      expect(localPath(path)).toBe(path)
    },
  )

  test.each([undefined, '/login', '/signup?next=checkout', ...hostilePaths])('refuses %j', (path) => {
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
  expect(pathAfterLogin(me, null)).toBe('/my-children')
  expect(pathAfterLogin(unverified, '/pricing')).toBe('/verify-email')
  expect(pathAfterLogin(unverified, '/account-setup?plan=family')).toBe(
    '/verify-email?next=account-setup&plan=family',
  )
  expect(pathAfterSignUp(unverified, {})).toBe('/verify-email?notice=unverified')
  expect(pathAfterSignUp(me, { next: 'account-setup', plan: 'basic' })).toBe('/account-setup?plan=basic')
})

describe('the way through the login', () => {
  test.each([
    ['/account-setup?plan=family', '/login?next=account-setup&plan=family'],
    ['/account-setup', '/login?next=account-setup'],
    ['/checkout?plan=basic', '/login?next=checkout&plan=basic'],
    ['/my-children', '/login?to=%2Fmy-children'],
    ['/account-update?plan=free', '/login?to=%2Faccount-update%3Fplan%3Dfree'],
  ])('%s asks at %s, and comes back', (path, door) => {
    expect(loginPath(path)).toBe(door)
    const search = Object.fromEntries(new URLSearchParams(door.split('?')[1]))
    expect(wantedAfterLogin(search)).toBe(path)
  })

  test.each([
    [{}, null],
    [{ to: 'https://evil.example' }, null],
    [{ to: '//evil.example', next: 'account-setup' }, '/account-setup'],
    [{ next: '//evil.example', plan: 'x' }, null],
    [{ next: 'account-setup', plan: '//evil.example' }, '/account-setup'],
    [{ next: 'account-setup', plan: "family'><script>" }, '/account-setup'],
    [{ next: ['account-setup'], plan: {} }, null],
  ])('%o leads to %s', (search, path) => expect(wantedAfterLogin(search)).toBe(path))

  test.each(['https://evil.example/checkout', '//checkout', '/checkout/../../x', '', null, '/checkoutx'])(
    '%s is nobody’s errand',
    (path) => expect(errandOfPath(path)).toEqual({}),
  )
})
