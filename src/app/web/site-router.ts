import {
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import { alive } from './alive.tsx'
import { pages } from './pages.ts'
import { PendingPage } from './pending-page.tsx'
import { routeTree } from './routes.ts'
import { TroublePage } from './trouble-page.tsx'

/** A page that is there sooner takes the old one's place with nothing between them. */
const SLOW_MS = 400

/** Search parameters are text as they stand in the address: a token of digits stays one. */
const asText = (value: unknown) => String(value)

/** With a history where there is no browser: the pages that the build writes. */
export const createSiteRouter = (history?: RouterHistory) => {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : { scrollRestoration: true }),
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(asText),
    defaultPreload: 'intent',
    defaultPendingMs: SLOW_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: TroublePage,
  })
  for (const [path, load] of Object.entries(pages)) {
    const component = lazyRouteComponent(async () => ({ default: alive(await load()) }))
    router.routesByPath[path as Path].update({ component })
  }
  return router
}

type Path = keyof typeof pages

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
