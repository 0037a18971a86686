import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { documentHeadersOnDocuments, securityHeaders } from './headers.ts'

const policyOf = async (given: Parameters<typeof securityHeaders>[0], path: string) => {
  const app = new Hono().use(securityHeaders(given)).get('*', (c) => c.text('page'))
  return (await app.request(path)).headers.get('content-security-policy') ?? ''
}

const counting = {
  scriptUrl: 'https://statistics.example/count.js?site=1',
  isCounted: (path: string) => path === '/about',
}

test('S19: the policy names another site’s origin on the pages it may count, and nowhere else', async () => {
  const counted = await policyOf({ https: true, counting }, '/about?from=mail')
  expect(counted).toContain("script-src 'self' https://statistics.example;")
  expect(counted).toContain("connect-src 'self' https://statistics.example;")
  expect(counted.match(/statistics/g)).toHaveLength(2)
  expect(counted).toContain("require-trusted-types-for 'script'; trusted-types kinwise-worker kinwise-visits")
  for (const path of ['/', '/about/', '/my-children', '/api/config', '/%61bout/x']) {
    expect(await policyOf({ https: true, counting }, path), path).not.toContain('statistics')
  }
})

test('without one, scripts come from here alone, and nothing is inline', async () => {
  const policy = await policyOf({ https: true }, '/about')
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe|https:/)
})

test.each([
  ['text/html; charset=utf-8', '/', true],
  ['image/svg+xml', '/icon.svg', true],
  ['application/xml; charset=utf-8', '/sitemap.xml', true],
  ['text/javascript; charset=utf-8', '/service-worker.js', true],
  ['text/javascript; charset=utf-8', '/assets/main.js', false],
  ['text/css; charset=utf-8', '/assets/main.css', false],
  ['font/woff2', '/assets/text.woff2', false],
  ['application/json', '/api/me', false],
  ['text/event-stream', '/api/messages', false],
])('S20: %s at %s carries what only documents heed: %s', async (type, path, isDocument) => {
  const app = new Hono()
    .use(documentHeadersOnDocuments, securityHeaders({ https: true }))
    .get('*', (c) => c.body('x', 200, { 'content-type': type }))
  const { headers } = await app.request(path)
  for (const name of ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'])
    expect(headers.has(name), name).toBe(isDocument)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toContain('max-age')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})
