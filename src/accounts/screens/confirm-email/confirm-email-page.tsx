import { useSearch } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { GoTo } from '../go-to.tsx'
import { AuthScreen } from '../sign-in/auth-screen.tsx'
import { problemOf } from '../sign-in/auth-words.ts'
import { brokenLinkPath, errandOf } from '../where-next.ts'
import { ConfirmItIsYou } from './confirm-it-is-you.tsx'
import { isUsedUp, pathAfterConfirming, useConfirmEmail } from './use-confirm-email.ts'

const TOKEN = /^#[\w-]{20,200}$/

/** /confirm-email#token: where the mail's link leads. Verifies at once where its account is signed in, and asks who it is elsewhere. */
export function ConfirmEmailPage() {
  const errand = errandOf(useSearch({ from: '/confirm-email' }))
  const [token] = useState(() => (TOKEN.test(window.location.hash) ? window.location.hash.slice(1) : null))
  // Whoever sits down here next finds it neither in the address nor in the history.
  useLayoutEffect(() => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
  }, [])
  const confirm = useConfirmEmail()
  const { mutate, data, error } = confirm
  useEffect(() => {
    if (token) mutate({ token })
  }, [token, mutate])
  if (!token || isUsedUp(error)) return <GoTo path={brokenLinkPath(errand)} />
  if (data?.isConfirmed) return <GoTo path={pathAfterConfirming(data, errand)} />
  if (data) return <ConfirmItIsYou {...{ token, errand }} asked={data} />
  if (error)
    return (
      <AuthScreen
        icon={<CloudOff aria-hidden="true" />}
        heading="One moment, please"
        lead={<p role="alert">{problemOf(error, 'confirm').words}</p>}
        footer={<Button onClick={() => mutate({ token })}>Try Again</Button>}
      />
    )
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-5 py-40 text-ink-soft text-sm">
      <Spinner className="size-5 shrink-0 text-accent" />
      Verifying your email...
    </p>
  )
}
