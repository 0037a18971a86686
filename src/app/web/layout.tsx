import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { meQuery } from '../../accounts/screens/api.ts'
import { OverThePage } from '../../ui/over/over-the-page.tsx'
import { optional } from '../../ui/server/optional.ts'
import { AppBar } from './app-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { titleOf } from './title-of.ts'

const HEIGHTS = {
  // As high as the window, so that the footer isn't seen to move while a page fills.
  site: 'min-h-[calc(100dvh-4rem)]',
  app: 'pb-(--bar)',
  none: undefined,
}

const FamilyWatch = optional(() =>
  import('../../members/screens/family-watch.tsx').then(({ FamilyWatch }) => FamilyWatch),
)

/** Only whoever isn't the owner of their family can be removed from it. */
function Watched() {
  const { data: me } = useQuery({ ...meQuery, enabled: false })
  const [isWatched, setIsWatched] = useState(false)
  if (me && me.family.role !== 'owner' && !isWatched) setIsWatched(true)
  return isWatched ? <FamilyWatch /> : null
}

/** What stands around every page. */
export function Layout() {
  const { title = 'Page not found', frame = 'site' } = useMatches({
    select: (matches) => matches.at(-1)?.staticData ?? {},
  })
  const main = useNewPage(title)
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-accent px-5 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {frame === 'site' ? <Header /> : null}
      {frame === 'app' ? <AppBar /> : null}
      <main ref={main} id="main" tabIndex={-1} className={HEIGHTS[frame]}>
        <Outlet />
      </main>
      {frame === 'site' ? <Footer /> : null}
      <OverThePage hasHeader={frame !== 'none'} />
      <Suspense>
        <Watched />
      </Suspense>
    </>
  )
}

/** A new page is told to screen readers: the title changes, and the focus moves to where the page begins. */
function useNewPage(title: string) {
  const main = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const shown = useRef(path)
  useEffect(() => {
    document.title = titleOf(title)
  }, [title])
  useEffect(() => {
    // A page that put the focus somewhere itself, as a chat does into its field, keeps it there.
    const isPlaced = main.current?.contains(document.activeElement)
    if (shown.current !== path && !isPlaced) main.current?.focus({ preventScroll: true })
    shown.current = path
  }, [path])
  return main
}
