// Run by the build: writes every page as a file, those for everybody with their words in it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { configQuery } from '../../features/accounts/web/api.ts'
import {
  CONFIG_LATER,
  ORIGIN_LATER,
  type PageList,
  SUPPORT_LATER,
  WITH_SAMPLES,
} from '../../platform/http/built-pages.ts'
import type { Route } from '../../ui/router/route.ts'
import { createRouter } from '../../ui/router/router.ts'
import { App } from '../web/app.tsx'
import { pages } from '../web/pages.ts'
import { queryClient } from '../web/query-client.ts'
import { headOf, NO_INDEX } from './head.ts'
import { codeOfPages } from './page-code.ts'
import { robots, sitemap } from './search-engines.ts'

const SHELL = 'app.html'
const NOT_FOUND = '404.html'

const prerender = async (web: string, out: string): Promise<void> => {
  const template = readFileSync(join(web, 'index.html'), 'utf8')
  // What is left is a mould, not a page.
  rmSync(join(web, 'index.html'))
  mkdirSync(join(out, WITH_SAMPLES), { recursive: true })
  const write = (name: string, body: string) => writeFileSync(join(out, name), body)
  const codeOf = codeOfPages(web)
  const list: PageList = { pages: [], notFound: NOT_FOUND }

  for (const [path, route] of Object.entries<Route>(pages)) {
    const isPublic = route.description !== undefined
    const file = isPublic ? `${path === '/' ? 'home' : path.slice(1)}.html` : SHELL
    list.pages.push({ path, file, code: codeOf(path) })
    if (!isPublic) continue
    for (const samples of [false, true]) {
      const page = fill(template, headOf(path, route), await markup(path, samples))
      write(samples ? join(WITH_SAMPLES, file) : file, page)
    }
  }
  write(SHELL, fill(template, NO_INDEX, ''))
  write(NOT_FOUND, fill(template, NO_INDEX, await markup('/a-page-that-is-not-there')))

  const open = list.pages.filter(({ file }) => file !== SHELL).map(({ path }) => path)
  for (const [name, body] of [
    ['robots.txt', robots()],
    ['sitemap.xml', sitemap(open)],
  ] as const) {
    write(name, body)
    list.pages.push({ path: `/${name}`, file: name })
  }
  write('pages.json', JSON.stringify(list))
}

/** As the page is before anything was asked of the server; what is told with it is put in when it is served. */
const markup = async (path: string, samples = false): Promise<string> => {
  queryClient.setQueryData(configQuery.queryKey, { ...UNKNOWN, samples })
  const router = createRouter(pages, `${ORIGIN_LATER}${path}`)
  await router.start()
  const { problem } = router.shown()
  if (problem) throw problem
  return renderToString(<App router={router} />)
}

const UNKNOWN = {
  ...{ identityProviders: [], devInbox: false, coach: '', trialCoach: 'guide' as const, analyticsUrl: null },
  supportEmail: SUPPORT_LATER,
}
const CONFIG = `<meta name="site-config" content="${CONFIG_LATER}" />`

const fill = (template: string, head: string, body: string): string =>
  template
    .replace(/<title>.*<\/title>/, () => head + CONFIG)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)

const [web, out] = process.argv.slice(2)
if (!web || !out) throw new Error('prerender needs two folders: the built site, and where the pages go')
await prerender(web, out)
// Queries keep timers.
process.exit(0)
