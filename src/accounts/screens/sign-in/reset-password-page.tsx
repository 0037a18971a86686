import { useSearch } from '@tanstack/react-router'
import { KeyRound, LogIn, MailX } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { type Errand, errandOf } from '../where-next.ts'
import { AuthScreen } from './auth-screen.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

const TOKEN = /^#[\w-]{20,200}$/

/** /reset-password?next&plan#token: where the mail's link leads. */
export function ResetPasswordPage() {
  const errand = errandOf(useSearch({ from: '/reset-password' }))
  const [token] = useState(() => (TOKEN.test(window.location.hash) ? window.location.hash.slice(1) : null))
  const [end, setEnd] = useState<'changed' | 'used-up' | null>(token ? null : 'used-up')
  // Whoever sits down here next finds it neither in the address nor in the history.
  useLayoutEffect(() => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search)
  }, [])
  if (end === 'changed')
    return (
      <AuthScreen
        icon={<KeyRound aria-hidden="true" />}
        heading="Your password has changed"
        lead="You've been logged out everywhere. Log in with your new password."
      >
        <ToLogin errand={errand} />
      </AuthScreen>
    )
  if (end === 'used-up' || !token)
    return (
      <AuthScreen
        icon={<MailX aria-hidden="true" />}
        heading="This link no longer works"
        lead="Links work once, for one hour, and only the newest one counts. Press Forgot Password? on the login page and we'll send another."
      >
        <ToLogin errand={errand} />
      </AuthScreen>
    )
  return (
    <AuthScreen
      icon={<KeyRound aria-hidden="true" />}
      heading="Choose a new password"
      lead="It replaces the old one and logs you out everywhere."
    >
      <ResetPasswordForm
        token={token}
        onChanged={() => setEnd('changed')}
        onUsedUp={() => setEnd('used-up')}
      />
    </AuthScreen>
  )
}

function ToLogin({ errand }: { errand: Errand }) {
  return (
    <Link to="/login" search={errand} className={buttonClass('primary', 'lg', 'w-full')}>
      <LogIn aria-hidden="true" />
      Go to Login
    </Link>
  )
}
