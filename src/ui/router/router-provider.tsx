import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Params } from './route.ts'
import type { Router, Shown } from './router.ts'

const RouterContext = createContext<Router | null>(null)

export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  return <RouterContext value={router}>{children}</RouterContext>
}

export const useRouter = (): Router => {
  const router = useContext(RouterContext)
  if (!router) throw new Error('a page stands outside the router')
  return router
}

/** A part of what is shown; `select` returns a value that stays the same while its part does. */
export const useShown = <Part,>(select: (shown: Shown) => Part): Part => {
  const { watch, shown } = useRouter()
  const read = () => select(shown())
  return useSyncExternalStore(watch, read, read)
}

export const usePath = (): string => useShown(({ url }) => url.pathname)

/** The query of the address; of a name that is given twice, the last. */
export const useSearch = (): Record<string, string | undefined> =>
  Object.fromEntries(new URLSearchParams(useShown(({ url }) => url.search)))

export const useParams = (): Params => useShown(({ params }) => params)
