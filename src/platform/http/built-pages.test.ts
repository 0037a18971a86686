import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages, ORIGIN_LATER, type PageList } from './built-pages.ts'

const LIST: PageList = {
  pages: [
    { path: '/', file: 'home.html' },
    { path: '/my-children/$childId/chat', file: 'app.html', code: ['/assets/chat.js', '/assets/kit.js'] },
    { path: '/robots.txt', file: 'robots.txt' },
  ],
  notFound: '404.html',
}

let folder: string
let app: Hono
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinwise-pages-'))
  for (const name of ['home.html', 'app.html', '404.html', 'robots.txt'])
    writeFileSync(join(folder, name), `${name} of ${ORIGIN_LATER}/ `)
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(LIST))
  app = new Hono().use(builtPages(folder, 'https://kinwise.example'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a path has its page', () => {
  test.each([
    ['/', 200, 'home.html'],
    ['/my-children/7/chat', 200, 'app.html'],
    ['/my-children/7/chat/', 200, 'app.html'],
    ['/robots.txt', 200, 'robots.txt'],
    ['/my-children//chat', 404, '404.html'],
    ['/my-children/7/chat/more', 404, '404.html'],
    ['/home', 404, '404.html'],
    [`/${'a'.repeat(4000)}`, 404, '404.html'],
  ])('%.40s', async (path, status, file) => {
    const response = await app.request(path)
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(`${file} of https://kinwise.example/ `)
  })
})

test('the browser is told at once which code the page asks for', async () => {
  expect((await app.request('/my-children/7/chat')).headers.get('link')).toBe(
    '</assets/chat.js>; rel=modulepreload, </assets/kit.js>; rel=modulepreload',
  )
  expect((await app.request('/')).headers.get('link')).toBeNull()
})

test('a file that is not there is not answered with a page', async () => {
  for (const path of ['/picture.png', '/home.html', '/pages.json', '/..%2f..%2fetc%2fpasswd']) {
    const response = await app.request(path)
    expect(response.status, path).toBe(404)
    expect(await response.text()).not.toContain('html of')
  }
})

test('what was sent before is not sent again', async () => {
  const first = await app.request('/')
  const etag = first.headers.get('etag') ?? ''
  const again = await app.request('/', { headers: { 'if-none-match': `"other", ${etag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await app.request('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  expect((await app.request('/nope', { headers: { 'if-none-match': etag } })).status).toBe(404)
})

test('it is compressed for those who read that', async () => {
  const response = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain('https://kinwise.example/')
  expect((await app.request('/')).headers.get('content-encoding')).toBeNull()
})

test('only reading is answered', async () => {
  expect((await app.request('/', { method: 'POST' })).status).toBe(404)
  expect(await (await app.request('/', { method: 'HEAD' })).text()).toBe('')
})

test('without a build nothing is served', async () => {
  const bare = new Hono().use(builtPages(join(folder, 'nothing'), 'https://kinwise.example'))
  expect((await bare.request('/')).status).toBe(404)
})
