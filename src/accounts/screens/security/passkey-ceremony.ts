import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { ask } from '../../../ui/server/ask.ts'
import { RequestError } from '../../../ui/server/request.ts'
import { auth } from '../api.ts'
import { passkeys } from './security-api.ts'

type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** The server forgets what it asked after five minutes. */
const ASKED_AGAIN_MS = 4.5 * 60_000

/** Has the browser make a passkey, and the server keep it. Throws RequestError; passkey_... is what the browser said. */
export async function makePasskey(password: string): Promise<void> {
  const optionsJSON = await ask(passkeys.options.$post, { json: { password } })
  const response = await startRegistration({ optionsJSON }).catch(refuse)
  await ask(passkeys.index.$post, {
    json: { response: { ...response, clientExtensionResults: extensionsOf(response) } },
  })
}

export async function signInWithPasskey(isPicked = false, signal?: AbortSignal): Promise<void> {
  const options = await ask(auth.passkey['generate-authenticate-options'].$get, {}, signal)
  // Asked for here, insisted on by the server: without a finger, a face or a PIN a passkey is one factor only.
  const optionsJSON: UseOptions = { ...options, userVerification: 'required' }
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isPicked }).catch(refuse)
  await ask(auth.passkey['verify-authentication'].$post, {
    json: { response: { ...response, clientExtensionResults: extensionsOf(response) } },
  })
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

/** Which extensions there are is the browser's matter: the library on the server tells them apart. */
const extensionsOf = (made: { clientExtensionResults: object }): Record<string, unknown> => ({
  ...made.clientExtensionResults,
})

const REFUSALS: Record<string, string> = {
  AbortError: 'passkey_overtaken',
  NotAllowedError: 'passkey_cancelled',
  InvalidStateError: 'passkey_known',
}

/** The browser's own words go nowhere. */
const refuse = (error: unknown): never => {
  throw new RequestError(REFUSALS[error instanceof Error ? error.name : ''] ?? 'passkey_failed', 0)
}
