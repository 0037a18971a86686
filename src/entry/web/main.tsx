import { createRoot, hydrateRoot } from 'react-dom/client'
import { isHiddenFromCounter } from '../../features/site/web/visit-counter.tsx'
import { createRouter } from '../../ui/router/router.ts'
import '../../ui/tokens.css'
import { App } from './app.tsx'
import { keepEarlyPress } from './early-presses.ts'
import { pages } from './pages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

const router = createRouter(pages, location.href, isHiddenFromCounter)
router.followLinks()
// No await at this level: pages import from this very file, and would wait for it while it waits for them.
if (root.hasChildNodes()) {
  // Written by the build: it is read while its code is on the way, then comes alive as it stands. Should the code not come, it stays to be read.
  const pressAgain = keepEarlyPress()
  void router.start().then(() => {
    if (!router.shown().problem) hydrateRoot(root, <App router={router} />)
    pressAgain()
  })
} else {
  createRoot(root).render(<App router={router} />)
  void router.start()
}
