import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { buildParent, clientOf } from '../people/factories.ts'

let app: TestApp
let secure: TestApp
beforeAll(async () => {
  app = await startTestApp()
  secure = await startTestApp({ appUrl: 'https://kinwise.example.org' })
})
afterAll(async () => {
  await app.stop()
  await secure.stop()
})

const headersOf = async (path: string, to = app) => (await clientOf(to, '').call('GET', path)).headers

test.each(['/', '/login', '/my-children', '/no-such-page'])(
  'S19: %s lets nothing in from elsewhere, and nobody frame it',
  async (path) => {
    const headers = await headersOf(path)
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types kinwise-worker',
    ])
      expect(policy.split('; ')).toContain(part)
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  },
)

test('S20: on https, and only there, browsers are told to stay there', async () => {
  expect((await headersOf('/', secure)).get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
  expect((await headersOf('/')).get('strict-transport-security')).toBeNull()
})

test('S5: two paths differ, each in one header', async () => {
  expect((await headersOf('/reset-password')).get('referrer-policy')).toBe('no-referrer')
  expect((await headersOf('/identity')).get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect((await headersOf('/api/auth/callback/oidc')).get('cross-origin-opener-policy') ?? '').not.toMatch(
    /same/,
  )
})

test('S21: nothing of the API is kept by a browser or a proxy', async () => {
  const parent = await buildParent(app)
  for (const path of ['/api/me', '/api/children', '/api/auth/get-session', '/api/nothing'])
    expect((await parent.call('GET', path)).headers.get('cache-control'), path).toMatch(/no-store/)
})

describe('S8: a write from elsewhere', () => {
  // Webhooks are no browser's, and known by their signature alone.
  const writes = (): [string, string][] =>
    app.app.routes
      .filter(({ method, path }) => !['ALL', 'GET'].includes(method) && /^\/api\/(?!webhooks\/)/.test(path))
      .map(({ method, path }) => [method, path.replace(/:\w+/g, crypto.randomUUID()).replace('*', 'x')])

  test('is refused at every route, by its origin or by what the browser says of it', async () => {
    const parent = await buildParent(app)
    for (const [method, path] of writes())
      for (const from of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ] as Record<string, string>[]) {
        const response = await parent.call(method, path, {}, from)
        expect(response.status, `${method} ${path}`).toBe(403)
        expect((await response.json()).error.code).toBe('foreign_origin')
      }
  })

  test('speaks JSON or is not heard', async () => {
    const parent = await buildParent(app)
    for (const [method, path] of writes())
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ])
        expect((await parent.call(method, path, {}, { 'content-type': type })).status, path).toBe(415)
  })
})

test('S19: no page has a script or a style in it', () => {
  const pages = join(import.meta.dirname, '../../index.html')
  const html = readFileSync(pages, 'utf8')
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=/i)
})
