import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { quietLog } from '../../../tests/app/test-database.ts'
import { meanwhileApp } from './meanwhile-app.ts'

const ask = (path: string, method = 'GET') => meanwhileApp(quietLog).request(path, { method })

test('S103: while the database is not there, it lives, is not ready, and asks to be asked again', async () => {
  expect((await ask('/healthz')).status).toBe(200)
  for (const path of ['/readyz', '/', '/my-children', '/api/me']) {
    const response = await ask(path)
    expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '5'])
  }
  expect(await (await ask('/api/conversations/1/messages', 'POST')).json()).toMatchObject({
    error: { code: 'unavailable' },
  })
})

test('its page says so, tries again by itself, and has numbers to call', async () => {
  const response = await ask('/login')
  const page = await response.text()
  expect(page).toContain('Kinwise will be right back')
  expect(page).toContain('http-equiv="refresh"')
  for (const number of ['112', '911']) expect(page).toContain(`<a href="tel:${number}">`)
  const style = page.match(/<style>(.*)<\/style>/s)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
})
