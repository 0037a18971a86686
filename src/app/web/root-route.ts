import { createRootRoute, type ParsedLocation, redirect } from '@tanstack/react-router'
import { meQuery } from '../../accounts/screens/api.ts'
import { CLOSED_PATH, errandOfPath, loginPath, verifyPath } from '../../accounts/screens/where-next.ts'
import { isHiddenFromCounter } from '../../site/screens/visit-counter.tsx'
import { Layout } from './layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { queryClient } from './query-client.ts'

/** What is known of a page before its code is there. */
export type PageData = {
  /** Stands in the browser's title before the brand. */
  title?: string
  /** Only public pages have one: they are written at build time, and search engines are told of them. */
  description?: string
  frame?: Frame
}

/** What stands around a page: the site's header and footer, the bar of the signed-in app, or nothing, where the page fills the window. */
export type Frame = 'site' | 'app' | 'none'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageData {}
}

export const root = createRootRoute({
  component: Layout,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ location: { pathname, href } }) => {
    // What a counted page loaded must not see any other: such a page gets a document of its own.
    if (isHiddenFromCounter(pathname)) throw redirect({ href, reloadDocument: true })
  },
})
export const getParentRoute = () => root

/** Comfort only: the server decides what anybody may see. */
export const familyOnly = async ({ location: { href } }: { location: ParsedLocation }) => {
  const me = await queryClient.ensureQueryData(meQuery)
  if (!me) throw redirect({ href: loginPath(href), replace: true })
  if (me.erasedAfter) throw redirect({ href: CLOSED_PATH, replace: true })
  if (!me.emailVerified) throw redirect({ href: verifyPath(errandOfPath(href), 'unverified'), replace: true })
}

/** The search parameters a page reads, as text; anything else in the address is left alone. */
export const texts =
  <Key extends string>(...keys: Key[]) =>
  (search: Record<string, unknown>): Partial<Record<Key, string>> =>
    Object.fromEntries(
      keys.flatMap((key) => (typeof search[key] === 'string' ? [[key, search[key]]] : [])),
    ) as Partial<Record<Key, string>>
