/** The one address that may become a worker's: built from nothing that a page says. */
const ADDRESS = '/worker.js'

type Policies = {
  createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string }
}

let registered: Promise<ServiceWorkerRegistration> | null = null

/** The site's service worker. Rejects where the browser has none, or the worker can't be fetched. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> => {
  // A policy can be made once for a page.
  registered ??= register().catch((error: unknown) => {
    registered = null
    throw error
  })
  return registered
}

const register = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(trustedAddress())
  return navigator.serviceWorker.ready
}

let address: string | null = null

/** A browser without Trusted Types takes the address as it is. */
const trustedAddress = (): string => {
  const { trustedTypes } = window as { trustedTypes?: Policies }
  const rules = { createScriptURL: () => ADDRESS }
  address ??= trustedTypes?.createPolicy('kinwise-worker', rules).createScriptURL(ADDRESS) ?? ADDRESS
  return address
}
