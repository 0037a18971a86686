// Run by the build: writes every page as a file, those for everybody with their words in it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { configQuery } from '../../accounts/screens/api.ts'
import {
  CONFIG_LATER,
  folderWith,
  type PageList,
  SUPPORT_LATER,
  WHATSAPP_LATER,
} from '../../platform/http/built-pages.ts'
import { App } from '../web/app.tsx'
import { pages } from '../web/pages.ts'
import { queryClient } from '../web/query-client.ts'
import type { PageData } from '../web/root-route.ts'
import { createSiteRouter } from '../web/site-router.ts'
import { headOf, NO_INDEX } from './head.ts'
import { codeOfPages } from './page-code.ts'
import { robots, sitemap } from './search-engines.ts'

const SHELL = 'app.html'
const NOT_FOUND = '404.html'

const prerender = async (web: string, out: string): Promise<void> => {
  const template = readFileSync(join(web, 'index.html'), 'utf8')
  // What is left is a mould, not a page.
  rmSync(join(web, 'index.html'))
  for (const variant of VARIANTS) mkdirSync(join(out, folderWith(variant)), { recursive: true })
  const write = (name: string, body: string) => writeFileSync(join(out, name), body)
  const codeOf = codeOfPages(web)
  const { routesByPath } = createSiteRouter(createMemoryHistory())
  const list: PageList = { pages: [], notFound: NOT_FOUND }

  for (const [path, { options }] of Object.entries<AnyRoute>(routesByPath)) {
    const about: PageData = options.staticData ?? {}
    const isPublic = about.description !== undefined
    const file = isPublic ? `${path === '/' ? 'home' : path.slice(1)}.html` : SHELL
    // A page that is there to be read is not made to wait for what only a touch needs.
    list.pages.push({ path, file, code: isPublic ? [] : codeOf(await pages[path as keyof typeof pages]()) })
    if (!isPublic) continue
    for (const variant of VARIANTS) {
      const page = fill(template, headOf(path, about, variant), await markup(path, variant))
      write(join(folderWith(variant), file), page)
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

const PLAIN = { samples: false, whatsapp: false }
/** A page differs by what is switched on: made-up claims, and the channel. */
const VARIANTS = [false, true].flatMap((samples) => [false, true].map((whatsapp) => ({ samples, whatsapp })))

/** As the page is before anything was asked of the server; what is told with it is put in when it is served. */
const markup = async (path: string, { samples, whatsapp } = PLAIN): Promise<string> => {
  const channel = whatsapp ? { number: '', link: WHATSAPP_LATER } : null
  queryClient.setQueryData(configQuery.queryKey, { ...UNKNOWN, samples, whatsapp: channel })
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) throw failed.error
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
