import { registerWorker } from '../../ui/server/register-worker.ts'
import type { Subscription } from '../contract.ts'
import { removeSubscription, saveSubscription } from './api.ts'

/** Whether this browser can show notifications at all. An iPhone can once the site is on its home screen. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export type NotifyProblem = 'denied' | 'failed'

/** Asks for permission, and has this browser take notifications. Called from a press: no browser asks otherwise. Null where all went well. */
export const notifyHere = async (publicKey: string): Promise<NotifyProblem | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    const { pushManager } = await registerWorker()
    await endOther(await pushManager.getSubscription(), publicKey)
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    const { endpoint, keys } = subscription.toJSON()
    await saveSubscription({ endpoint, keys } as Subscription)
    return null
  } catch {
    return 'failed'
  }
}

/** One that was made with keys of before takes nothing from us. */
const endOther = async (subscription: PushSubscription | null, publicKey: string): Promise<void> => {
  const key = subscription?.options.applicationServerKey
  if (subscription && key && base64Url(key) !== publicKey) await subscription.unsubscribe()
}

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** This browser takes no more notifications. */
export const stopNotifying = async (): Promise<void> => {
  await removeSubscription()
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
