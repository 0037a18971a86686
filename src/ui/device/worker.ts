type Policies = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string }
}

const ADDRESS = '/service-worker.js'

/** The one text that may become a worker's address; a browser without Trusted Types takes it as it is. */
const trustedAddress = (): string => {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  address ??=
    trustedTypes?.createPolicy('kinwise-worker', { createScriptURL: () => ADDRESS }).createScriptURL('') ??
    ADDRESS
  return address
}
let address: string | null = null

const isPossible = () => 'serviceWorker' in navigator && window.isSecureContext && import.meta.env.PROD

/** Null where the browser has none or refuses: everything else works as it does. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | null> =>
  isPossible()
    ? navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' }).catch(() => null)
    : null

/** Takes the worker away, and every file that it stored. */
export const removeWorker = async (): Promise<void> => {
  if (!isPossible()) return
  const workers = await navigator.serviceWorker.getRegistrations().catch(() => [])
  await Promise.all(workers.map((worker) => worker.unregister().catch(() => false)))
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)))
}
