import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & {
  /** Put in by vite.worker.config.ts: every built file. */
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

/** The page without words that all signed-in pages begin as. */
const SHELL = '/my-children'
const SLOW_MS = 4_000
/** Never a page of ours: calls, development's stand-ins, files. */
const NOT_PAGES = [/^\/api\//, /^\/dev(\/|$)/, /^\/(healthz|readyz|metrics)$/, /\.\w+$/]

/** Code, styles and fonts are stored when the worker is installed; no answer of the server is. A page comes from the network, and the shell stands in where that fails or is slow. */
export const openWithoutNetwork = () => {
  cleanupOutdatedCaches()
  registerRoute(new NavigationRoute(({ request }) => pageFor(request), { denylist: NOT_PAGES }))
  precacheAndRoute(self.__WB_MANIFEST)
}

const pageFor = async (request: Request): Promise<Response> => {
  const coming = fetch(request)
  const page = await Promise.race([coming.catch(() => null), after(SLOW_MS)])
  if (page && page.status < 500) return page
  return (await matchPrecache(SHELL)) ?? coming
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
