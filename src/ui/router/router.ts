import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { navigate } from './navigate.ts'
import { findRoute, type Params, type Route, type Routes } from './route.ts'

/** What stands in the window. */
export type Shown = {
  url: URL
  /** Null where no page has this path. */
  route: Route | null
  params: Params
  /** Null while the page is on its way, for longer than a blink where `isSlow` says so, and where it failed. */
  View: ComponentType | null
  isSlow: boolean
  problem: unknown
}

export type Router = ReturnType<typeof createRouter>

/** A page that is there sooner takes the old one's place with nothing between them. */
const SLOW_MS = 400

/**
 * Shows the page of an address. Links are plain links: the browser's Navigation API hands their clicks over, keeps scroll positions and
 * breaks off what was overtaken. Where a browser lacks it every link loads its page from the server, which has them all.
 */
export const createRouter = (
  routes: Routes,
  href: string,
  /** Whether a page must have a document of its own, without what was loaded into this one. */
  needsDocument: (path: string) => boolean = () => false,
) => {
  let shown = at(href)
  const watchers = new Set<() => void>()

  function at(address: string, more: Partial<Shown> = {}): Shown {
    const url = new URL(address)
    const { route = null, params = {} } = findRoute(routes, url.pathname) ?? {}
    return { url, route, params, View: null, isSlow: false, problem: null, ...more }
  }

  const show = (next: Shown) => {
    shown = next
    // At once, so that the browser finds the new page when it scrolls.
    flushSync(() => {
      for (const watcher of watchers) watcher()
    })
  }

  const open = async (address: string, signal?: AbortSignal): Promise<void> => {
    const showIfCurrent = (more: Partial<Shown>) => {
      if (!signal?.aborted) show(at(address, more))
    }
    const slow = setTimeout(showIfCurrent, SLOW_MS, { isSlow: true })
    try {
      const { url, route, params } = at(address)
      const loading = route?.load()
      // Asked for while the guard still asks; should it send elsewhere, nobody waits for this.
      loading?.catch(() => {})
      route?.ahead?.({ url, params }).catch(() => {})
      const instead = await route?.guard?.(url)
      if (!instead) showIfCurrent({ View: (await loading) ?? null })
      else if (!signal?.aborted) navigate({ href: instead, replace: true })
    } catch (problem) {
      showIfCurrent({ problem })
    } finally {
      clearTimeout(slow)
    }
  }

  const follow = (event: NavigateEvent) => {
    const { url, sameDocument } = event.destination
    const { pathname } = new URL(url)
    if (findRoute(routes, pathname) === null || !isOurs(event)) return
    if (!needsDocument(pathname))
      event.intercept({ focusReset: 'manual', handler: () => open(url, event.signal) })
    // Left alone the browser loads a document by itself, except where it only goes back within this one.
    else if (sameDocument) event.intercept({ handler: async () => location.reload() })
  }

  return {
    shown: () => shown,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    /** Fetches the code of a page that somebody is about to open. */
    preload: (path: string) => {
      findRoute(routes, path)
        ?.route.load()
        .catch(() => {})
    },
    /** Opens the first page. */
    start: () => open(href),
    /** From now on opens what links lead to. */
    followLinks: () => window.navigation?.addEventListener('navigate', follow),
  }
}

/** Not downloads, forms, reloads, jumps within the page, other sites, or what script wrote into the history itself. */
const isOurs = (event: NavigateEvent): boolean =>
  event.canIntercept &&
  !event.hashChange &&
  event.downloadRequest === null &&
  !event.formData &&
  event.navigationType !== 'reload' &&
  (event.navigationType === 'traverse' || !event.destination.sameDocument)
