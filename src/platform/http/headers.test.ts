import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

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
  expect(counted).toContain("require-trusted-types-for 'script'; trusted-types kinwise-visits")
  for (const path of ['/', '/about/', '/my-children', '/api/config', '/%61bout/x']) {
    expect(await policyOf({ https: true, counting }, path), path).not.toContain('statistics')
  }
})

test('without one, scripts come from here alone, and nothing is inline', async () => {
  const policy = await policyOf({ https: true }, '/about')
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe|https:/)
})
