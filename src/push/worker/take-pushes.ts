/** Where what a notification is about stands. */
const OPENS = '/my-children'
const MOST_CHARS = 100

/** Shows what is pushed, and opens the page it's about when it's tapped. */
export const takePushes = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data?.text() ?? '')))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription } = event as PushSubscriptionChangeEvent
    if (oldSubscription) event.waitUntil(subscribeAgain(worker, oldSubscription))
  })
}

/** One at a time: the newest stands for those that nobody looked at. */
const show = ({ registration }: ServiceWorkerGlobalScope, text: string): Promise<void> =>
  registration.showNotification(text.slice(0, MOST_CHARS) || 'Kinwise', {
    tag: 'kinwise',
    icon: '/icons/any-192.png',
  })

/** A page that is open elsewhere may hold a message half written: it's left alone. */
const open = async ({ clients }: ServiceWorkerGlobalScope): Promise<void> => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => new URL(url).pathname === OPENS)
  await (shown ? shown.focus() : clients.openWindow(OPENS))
}

/** A browser may change its address at the push service by itself. */
const subscribeAgain = async (
  { registration }: ServiceWorkerGlobalScope,
  { options }: PushSubscription,
): Promise<void> => {
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
  const headers = { 'Content-Type': 'application/json' }
  await fetch('/api/push', { method: 'PUT', headers, body: JSON.stringify({ endpoint, keys }) })
}

type PushSubscriptionChangeEvent = ExtendableEvent & { oldSubscription: PushSubscription | null }
