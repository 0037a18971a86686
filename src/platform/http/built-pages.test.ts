import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  builtPages,
  CONFIG_LATER,
  ORIGIN_LATER,
  type PageList,
  SUPPORT_LATER,
  WITH_SAMPLES,
} from './built-pages.ts'

const LIST: PageList = {
  pages: [
    { path: '/', file: 'home.html' },
    { path: '/my-children/$childId/chat', file: 'app.html', code: ['/assets/chat.js', '/assets/kit.js'] },
    { path: '/robots.txt', file: 'robots.txt' },
  ],
  notFound: '404.html',
}

const HERE = {
  origin: 'https://kinwise.example',
  config: { samples: false, supportEmail: 'help@kinwise.example' },
}

let folder: string
let app: Hono
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinwise-pages-'))
  for (const name of ['home.html', 'app.html', '404.html', 'robots.txt'])
    writeFileSync(join(folder, name), `${name} of ${ORIGIN_LATER}/ `)
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(LIST))
  app = new Hono().use(builtPages(folder, HERE))
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
  const bare = new Hono().use(builtPages(join(folder, 'nothing'), HERE))
  expect((await bare.request('/')).status).toBe(404)
})

test('a page knows what is switched on here, and shows samples only where they are', async () => {
  const own = mkdtempSync(join(tmpdir(), 'kinwise-pages-'))
  mkdirSync(join(own, WITH_SAMPLES))
  const page = `<meta content="${CONFIG_LATER}"><a href="mailto:${SUPPORT_LATER}">`
  writeFileSync(join(own, 'home.html'), page)
  writeFileSync(join(own, WITH_SAMPLES, 'home.html'), `${page} A sample`)
  writeFileSync(
    join(own, 'pages.json'),
    JSON.stringify({ pages: [{ path: '/', file: 'home.html' }], notFound: 'home.html' }),
  )
  const read = async (samples: boolean) => {
    const config = { samples, supportEmail: '"$&<b>"@kinwise.example' }
    return (await new Hono().use(builtPages(own, { ...HERE, config })).request('/')).text()
  }
  expect(await read(false)).toBe(
    '<meta content="{&quot;samples&quot;:false,&quot;supportEmail&quot;:&quot;\\&quot;$&amp;&lt;b>\\&quot;@kinwise.example&quot;}">' +
      '<a href="mailto:&quot;$&amp;&lt;b>&quot;@kinwise.example">',
  )
  expect(await read(true)).toMatch(/A sample$/)
  rmSync(own, { recursive: true })
})
