import { createRoot, hydrateRoot } from 'react-dom/client'
import { meQuery } from '../../accounts/screens/api.ts'
import { App } from './app.tsx'
import { holdQuestions, releaseQuestions } from './hold-questions.ts'
import { queryClient } from './query-client.ts'
import { markSignedIn } from './signed-in-mark.ts'
import { createSiteRouter } from './site-router.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'updated' && query.queryHash === ME) markSignedIn(!!query.state.data)
})
const ME = JSON.stringify(meQuery.queryKey)

const HELD_AT_MOST_MS = 3_000

/** Settles once the page answers to presses. */
export const shown: Promise<void> = root.hasChildNodes() ? comeAlive(root) : draw(root)

/** Written by the build: it comes alive as it stands. Should its code not come, it stays to be read. */
async function comeAlive(root: HTMLElement) {
  const router = createSiteRouter()
  router.ssr = { manifest: undefined }
  await router.load()
  if (!router.state.matches.every(({ error }) => !error)) return
  holdQuestions()
  hydrateRoot(root, <App router={router} />)
  // The page lets them go once it lives; should it never, they are not held for long.
  setTimeout(releaseQuestions, HELD_AT_MOST_MS)
}

async function draw(root: HTMLElement) {
  createRoot(root).render(<App router={createSiteRouter()} />)
}
