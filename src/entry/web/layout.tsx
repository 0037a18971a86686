import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Toaster } from '../../ui/toaster.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What stands around every page. */
export function Layout() {
  const { title, bare } = useRouterState({ select: (state) => state.matches.at(-1)?.staticData ?? {} })
  const main = useNewPage(title)
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-accent px-5 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {bare ? null : <Header />}
      <main ref={main} id="main" tabIndex={-1} className={bare ? undefined : 'min-h-[70dvh]'}>
        <Outlet />
      </main>
      {bare ? null : <Footer />}
      <Toaster />
    </>
  )
}

/** A new page is told to screen readers: the title changes, and the focus moves to where the page begins. */
function useNewPage(title: string | undefined) {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shown = useRef(path)
  useEffect(() => {
    document.title = !title ? 'Kinwise' : title.startsWith('Kinwise') ? title : `${title} - Kinwise`
  }, [title])
  useEffect(() => {
    // A page that put the focus somewhere itself, as a chat does into its field, keeps it there.
    const isPlaced = main.current?.contains(document.activeElement)
    if (shown.current !== undefined && shown.current !== path && !isPlaced)
      main.current?.focus({ preventScroll: true })
    shown.current = path
  }, [path])
  return main
}
