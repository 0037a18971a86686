import { RequestError } from '../../../ui/server/request.ts'

/** What the popup tells the page that opened it. */
export type IdentityNews = { kinwise: 'identity'; error: string | null }

const CLOSED_CHECK_MS = 300
const SIZE = 'popup,width=480,height=680'

/**
 * Lets somebody sign in at a third party in a window of its own, and settles when that is done: true, or false where a second step is still to come. Throws RequestError: popup_blocked, popup_closed,
 * popup_cancelled, network, or what the server said. Call it straight from a press: a browser blocks any later window.
 */
export async function signInByPopup(providerId: string, opensAccount: boolean): Promise<boolean> {
  const query = new URLSearchParams({ provider: providerId, ...(opensAccount ? { opens: 'account' } : {}) })
  const popup = window.open(`/identity?${query}`, 'kinwise-identity', SIZE)
  if (!popup) throw new RequestError('popup_blocked', 0)
  const error = await newsOf(popup)
  if (error === 'second_step') return false
  if (error !== null) throw new RequestError(codeOf(error), 0)
  return true
}

function newsOf(popup: Window): Promise<string | null> {
  const listening = new AbortController()
  return new Promise<string | null>((resolve) => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin === window.location.origin && source === popup && isNews(data)) resolve(data.error)
    }
    window.addEventListener('message', hear, { signal: listening.signal })
    const watch = setInterval(() => {
      if (!popup.closed) return
      // What the popup said last may still be on its way.
      clearInterval(watch)
      setTimeout(() => resolve('popup_closed'), CLOSED_CHECK_MS)
    }, CLOSED_CHECK_MS)
    listening.signal.addEventListener('abort', () => clearInterval(watch))
  }).finally(() => {
    listening.abort()
    popup.close()
  })
}

const isNews = (data: unknown): data is IdentityNews =>
  typeof data === 'object' && (data as IdentityNews | null)?.kinwise === 'identity'

/** A provider's codes in ours; its descriptions go nowhere. */
const codeOf = (error: string): string => (error === 'access_denied' ? 'popup_cancelled' : error)
