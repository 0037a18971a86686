import { afterWork } from '../../../ui/at-work.ts'
import { toast } from '../../../ui/over/toast.ts'

const LOOK_AGAIN_MS = 60 * 60_000

/** A newer version is offered once it's there, and taken when somebody says so: never while a message is on its way. */
export const offerUpdates = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.ready
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return
    afterWork(() =>
      toast.show('A new version of Kinwise is here', {
        description: 'What you typed stays.',
        action: { label: 'Use it now', onPress: () => afterWork(() => takeOver(registration)) },
      }),
    )
  }
  offer()
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => next.state === 'installed' && offer())
  })
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return
    lookedAt = Date.now()
    void registration.update().catch(() => {})
  })
}

const takeOver = ({ waiting }: ServiceWorkerRegistration) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take-over')
}
