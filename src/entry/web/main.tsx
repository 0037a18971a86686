import { createRoot, hydrateRoot } from 'react-dom/client'
import { createRouter } from '../../ui/router/router.ts'
import '../../ui/tokens.css'
import { App } from './app.tsx'
import { pages } from './pages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

const router = createRouter(pages, location.href)
router.followLinks()
if (root.hasChildNodes()) {
  // Written at build time: it is read while its code is on the way, then comes alive as it stands.
  await router.start()
  hydrateRoot(root, <App router={router} />)
} else {
  createRoot(root).render(<App router={router} />)
  await router.start()
}
