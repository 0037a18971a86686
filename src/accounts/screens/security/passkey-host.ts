import { isNumeric } from '../../passkeys/rules.ts'

/** Whether this browser has passkeys for this address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !isNumeric(window.location.hostname)

/** Where they work, for who opened the machine's own server by its number; null elsewhere. */
export const hostWithPasskeys = (): string | null => {
  const { hostname, href } = window.location
  return /^127\.|^\[::1\]$/.test(hostname) ? href.replace(hostname, 'localhost') : null
}
