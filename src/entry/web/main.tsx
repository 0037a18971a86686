import { createRoot, hydrateRoot } from 'react-dom/client'
import { meQuery } from '../../features/accounts/web/api.ts'
import { App } from './app.tsx'
import { queryClient } from './query-client.ts'
import { markSignedIn } from './signed-in-mark.ts'
import { createSiteRouter } from './site-router.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'updated' && query.queryHash === ME) markSignedIn(!!query.state.data)
})
const ME = JSON.stringify(meQuery.queryKey)

/** Settles once the page answers to presses. */
export const shown: Promise<void> = root.hasChildNodes() ? comeAlive(root) : draw(root)

/** Written by the build: it comes alive as it stands. Should its code not come, it stays to be read. */
async function comeAlive(root: HTMLElement) {
  const router = createSiteRouter()
  router.ssr = { manifest: undefined }
  await router.load()
  if (router.state.matches.every(({ error }) => !error)) hydrateRoot(root, <App router={router} />)
}

async function draw(root: HTMLElement) {
  createRoot(root).render(<App router={createSiteRouter()} />)
}
