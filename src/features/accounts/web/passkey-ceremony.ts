import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { RequestError, request } from '../../../ui/request.ts'

type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** The server forgets what it asked after five minutes. */
const ASKED_AGAIN_MS = 4.5 * 60_000

/** Has the browser make a passkey, and the server keep it. Throws RequestError; passkey_... is what the browser said. */
export async function makePasskey(password: string): Promise<void> {
  const optionsJSON = await request<MakeOptions>('POST', '/api/passkeys/options', { password })
  const response = await startRegistration({ optionsJSON }).catch(refuse)
  await request('POST', '/api/passkeys', { response })
}

export async function signInWithPasskey(isPicked = false, signal?: AbortSignal): Promise<void> {
  const path = '/api/auth/passkey/generate-authenticate-options'
  const options = await request<UseOptions>('GET', path, undefined, signal)
  // Asked for here, insisted on by the server: without a finger, a face or a PIN a passkey is one factor only.
  const optionsJSON: UseOptions = { ...options, userVerification: 'required' }
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isPicked }).catch(refuse)
  await request('POST', '/api/auth/passkey/verify-authentication', { response })
}

/** Has the browser list passkeys under the email field. True once one was picked and signed in, false when nothing will come of it any more. */
export async function offerPasskeys(signal: AbortSignal): Promise<boolean> {
  if (!(await browserSupportsWebAuthnAutofill())) return false
  const end = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', end)
  while (!signal.aborted) {
    const again = setTimeout(end, ASKED_AGAIN_MS)
    try {
      await signInWithPasskey(true, signal)
      return true
    } catch (error) {
      if (signal.aborted || !(error instanceof RequestError)) return false
      // Nobody pressed anything, so only what the server refused is worth a word.
      if (error.status !== 0) throw error
      if (error.code !== 'passkey_overtaken') return false
    } finally {
      clearTimeout(again)
    }
  }
  return false
}

const REFUSALS: Record<string, string> = {
  AbortError: 'passkey_overtaken',
  NotAllowedError: 'passkey_cancelled',
  InvalidStateError: 'passkey_known',
}

/** The browser's own words go nowhere. */
const refuse = (error: unknown): never => {
  throw new RequestError(REFUSALS[error instanceof Error ? error.name : ''] ?? 'passkey_failed', 0)
}
