import type { Pushed } from '../pushed.ts'

const MOST_CHARS = 100
/** Browsers want something shown for each push, whatever came. */
const UNREAD: Pushed = { text: 'You have a reminder', opens: '/my-children', isDiscreet: true }

/** Shows what is pushed, and opens the page it's about when it's tapped. */
export const takePushes = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, read(event.data))))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, event.notification.data ?? UNREAD.opens))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription } = event as PushSubscriptionChangeEvent
    if (oldSubscription) event.waitUntil(subscribeAgain(worker, oldSubscription))
  })
}

/** One of a kind at a time: the newest stands for those that nobody looked at. */
const show = (
  { registration }: ServiceWorkerGlobalScope,
  { text, opens, isDiscreet }: Pushed,
): Promise<void> =>
  registration.showNotification(text.slice(0, MOST_CHARS), {
    tag: opens,
    data: opens,
    ...(isDiscreet ? {} : { icon: '/icons/any-192.png' }),
  })

/** Only our server can push to this browser, but one of another version may. */
const read = (data: PushMessageData | null): Pushed => {
  try {
    return { ...UNREAD, ...data?.json() }
  } catch {
    return UNREAD
  }
}

/** A page that is open elsewhere may hold a message half written: it's left alone. */
const open = async ({ clients }: ServiceWorkerGlobalScope, opens: string): Promise<void> => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => new URL(url).pathname === opens)
  await (shown ? shown.focus() : clients.openWindow(opens))
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
