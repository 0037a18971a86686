import { createRoot, hydrateRoot } from 'react-dom/client'
import { meQuery } from '../../accounts/screens/api.ts'
import { isKeptByAnybody, onOwnDevice } from '../../ui/device/own-device.ts'
import { App } from './app.tsx'
import { askWithoutNetwork, holdQuestions, releaseQuestions } from './hold-questions.ts'
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
/** What is kept on the device is there sooner than the network would be, or the page doesn't wait for it. */
const KEPT_WITHIN_MS = 600
const QUIET_MS = 3_000

askWithoutNetwork()
onOwnDevice(keepUpSoon)

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
  void openKept()
}

async function draw(root: HTMLElement) {
  await Promise.race([openKept(), new Promise((resolve) => setTimeout(resolve, KEPT_WITHIN_MS))])
  const router = createSiteRouter()
  checkWhoIsHere(() => void router.invalidate())
  createRoot(root).render(<App router={router} />)
}

/** A page opened for whoever was signed in last is theirs only until the server says otherwise. */
function checkWhoIsHere(onSomebodyElse: () => void) {
  const kept = queryClient.getQueryState(meQuery.queryKey)
  if (!kept?.data) return
  const stop = queryClient.getQueryCache().subscribe(({ type, query: { queryHash, state } }) => {
    if (type !== 'updated' || queryHash !== ME || state.dataUpdatedAt === kept.dataUpdatedAt) return
    stop()
    const me = state.data as typeof kept.data | null
    if (me?.id === kept.data?.id) return
    // Nobody, or somebody else: what was shown isn't theirs.
    void queryClient.resetQueries({ predicate: ({ queryKey: [key] }) => key !== 'me' && key !== 'config' })
    onSomebodyElse()
  })
}

/** What this device keeps for whoever said that it's theirs. Without it a page is as it is everywhere. */
async function openKept() {
  if (!isKeptByAnybody()) return
  const opening = import('../../conversation/screens/device/open-device.ts')
  await opening.then(({ openDevice }) => openDevice(queryClient)).catch(() => {})
  keepUpSoon()
}

function keepUpSoon() {
  setTimeout(() => void keepUp().catch(() => {}), QUIET_MS)
}

/** Once the page stands: what's needed without a network, and newer versions. */
async function keepUp() {
  const { offerUpdates } = await import('./installed/offer-update.ts')
  void offerUpdates()
  if (!queryClient.getQueryData(meQuery.queryKey)) return
  const { keepReady } = await import('./installed/keep-ready.ts')
  await keepReady()
}
