import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, isPrivate } from './client-address.ts'
import { unknownProxyWarning } from './unknown-proxy.ts'

const seen = async (proxies: number, peer: string, forwarded?: string) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, proxies)))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })).text()
}

test.each<[number, string, string | undefined, string]>([
  // Nobody is believed who stands before no proxy, from wherever they connect.
  [0, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  [0, '10.0.0.5', '198.51.100.1', '10.0.0.5'],
  [0, '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  [1, '10.0.0.5', '203.0.113.7', '203.0.113.7'],
  [1, '10.0.0.5', 'made up, 203.0.113.7', '203.0.113.7'],
  [1, '10.0.0.5', '1.1.1.1, 2.2.2.2 , ::ffff:203.0.113.7 ', '203.0.113.7'],
  [2, '10.0.0.5', '203.0.113.7, 10.0.0.4', '203.0.113.7'],
  [2, '10.0.0.5', '1.1.1.1, 203.0.113.7, 10.0.0.4', '203.0.113.7'],
  // Fewer addresses than proxies: somebody asks past them, and is who asked.
  [2, '203.0.113.9', undefined, '203.0.113.9'],
  [1, '203.0.113.9', ' , ,', '203.0.113.9'],
])('behind %i proxies, from %s with "%s"', async (proxies, peer, forwarded, address) => {
  expect(await seen(proxies, peer, forwarded)).toBe(address)
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.20.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['::1', true],
  ['fd00::1', true],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected)
})

test('S10: a proxy that is not counted is told of once', async () => {
  const warnings: unknown[] = []
  const log = { info: () => {}, error: () => {}, warn: (...said: unknown[]) => void warnings.push(said) }
  const ask = (proxies: number, peer: string, forwarded: string) => {
    const app = new Hono().use(unknownProxyWarning(proxies, log)).get('/', (c) => c.text('ok'))
    const from = { incoming: { socket: { remoteAddress: peer } } }
    return app.request('/', { headers: { 'x-forwarded-for': forwarded } }, from)
  }
  await ask(1, '10.0.0.5', '203.0.113.7')
  await ask(0, '203.0.113.7', '198.51.100.1')
  expect(warnings).toEqual([])
  await ask(0, '10.0.0.5', '203.0.113.7')
  expect(warnings).toHaveLength(1)
})
