import { useSearch } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { RequestError } from '../../../ui/server/request.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { startIdentity } from '../api.ts'
import { textOf } from '../where-next.ts'
import { AuthScreen } from './auth-screen.tsx'
import type { IdentityNews } from './identity-popup.ts'

/** /identity: stands in the popup, on the way to the third party and on the way back. */
export function IdentityPage() {
  const search = useSearch({ from: '/identity' })
  const provider = textOf(search, 'provider')
  const error = textOf(search, 'error')
  const opens = textOf(search, 'opens') === 'account'
  useEffect(() => {
    if (!provider) return tell(error ?? null)
    startIdentity(provider, opens).then(
      ({ url }) => window.location.replace(url),
      (failure) => tell(failure instanceof RequestError ? failure.code : 'internal'),
    )
  }, [provider, error, opens])
  return (
    <AuthScreen icon={<ExternalLink aria-hidden="true" />} heading="One moment">
      <p role="status" className="flex items-center justify-center gap-3 text-ink-soft text-sm">
        <Spinner className="size-5 shrink-0 text-accent" />
        This window will close on its own.
      </p>
    </AuthScreen>
  )
}

function tell(error: string | null) {
  const news: IdentityNews = { kinwise: 'identity', error }
  // Opened by hand there is nobody to tell; the login page then shows who is signed in.
  if (!window.opener) return window.location.replace('/login')
  window.opener.postMessage(news, window.location.origin)
  window.close()
}
