import { describe, expect, test } from 'vitest'
import { accountKey, networkKey } from './client-network.ts'

describe('a network', () => {
  const key = (address: string) => networkKey(address, 'secret')
  test.each([
    ['203.0.113.7', '203.0.113.250', true],
    ['203.0.113.7', '203.0.114.7', false],
    ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:1:2:3', true],
    ['2001:db8:1:2::1', '2001:db8:1:ff::1', true],
    ['2001:db8:1:2::1', '2001:db8:1:102::1', false],
    ['2001:db8:1:ab00::1', '2001:db8:1:abff::1', true],
    ['2001:db8:1::1', '2001:db8:1:0:9::1', true],
    ['2001:db8:1::1', '2001:db8:2::1', false],
    ['::1', '::2', true],
    ['fe80::1%eth0', 'fe80::2', true],
    ['nonsense', '', true],
  ])('S52: %s and %s', (one, other, isSame) => {
    expect(key(one) === key(other)).toBe(isSame)
  })
  test('no address can be read from its key', () => {
    expect(key('203.0.113.7')).not.toContain('203')
    expect(key('203.0.113.7')).not.toBe(networkKey('203.0.113.7', 'another secret'))
  })
})

test('an account is counted whatever its spelling, and cannot be read', () => {
  expect(accountKey(' Anna@Example.org ', 'secret')).toBe(accountKey('anna@example.org', 'secret'))
  expect(accountKey('anna@example.org', 'secret')).not.toContain('anna')
  expect(accountKey('203.0.113', 'secret')).not.toBe(networkKey('203.0.113.7', 'secret'))
})
