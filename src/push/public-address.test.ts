import { expect, test } from 'vitest'
import { guardedLookup, isPublicAddress, mayReach, NotPublic, PUBLIC } from './public-address.ts'

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
  ...['64:ff9b::a00:1', '2002:a00:1::', '2001::1', '2001:db8::1', 'not an address', ''],
])('S104: %s is no public address', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '142.250.185.74', '2a00:1450:4001:82a::200a'])('%s is one', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['http://push.example.org/a', false],
  ['https://push.example.org:8443/a', false],
  ['https://user:word@push.example.org/a', false],
  ['https://localhost/a', false],
  ['https://intranet/a', false],
  ['https://127.0.0.1/a', false],
  ['https://2130706433/a', false],
  ['https://0x7f.1/a', false],
  ['https://[::1]/a', false],
  ['https://[::ffff:169.254.169.254]/a', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
  ['https://push.example.org/a', true],
  ['https://8.8.8.8/a', true],
])('S104: as it is written, %s may be reached: %s', (endpoint, may) =>
  expect(mayReach(endpoint, PUBLIC)).toBe(may),
)

const lookUp = (addresses: string[], all: boolean) =>
  new Promise((resolve) => {
    const found = addresses.map((address) => ({ address, family: 4 }))
    const look = guardedLookup({ ...PUBLIC, resolve: (_, __, done) => done(null, found) })
    look('push.example.org', { all }, (error, address) => resolve(error ?? address))
  })

test('S104: a name that stands for a private address is not called, not even beside a public one', async () => {
  for (const all of [true, false]) {
    expect(await lookUp(['10.0.0.1'], all)).toBeInstanceOf(NotPublic)
    expect(await lookUp(['8.8.8.8', '169.254.169.254'], all)).toBeInstanceOf(NotPublic)
  }
  expect(await lookUp(['8.8.8.8'], false)).toBe('8.8.8.8')
  expect(await lookUp(['8.8.8.8'], true)).toEqual([{ address: '8.8.8.8', family: 4 }])
})
