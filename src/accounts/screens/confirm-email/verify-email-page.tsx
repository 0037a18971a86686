import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { OpenLetter } from '../../../ui/drawings/open-letter.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Me } from '../../contract.ts'
import { meQuery } from '../api.ts'
import { EmailAddress } from '../email-address.tsx'
import { GoTo } from '../go-to.tsx'
import { AuthScreen } from '../sign-in/auth-screen.tsx'
import { WORDS } from '../sign-in/auth-words.ts'
import { BackToLogin } from '../sign-in/back-to-login.tsx'
import { type Errand, errandOf, textOf, verifiedPath } from '../where-next.ts'
import { InboxLinks } from './inbox-links.tsx'
import { ResendButton } from './resend-button.tsx'

const POLL_MS = 3_000

/** /verify-email?notice: waits for the click on the mail's link, in whatever tab or device that happens. */
export function VerifyEmailPage() {
  const search = useSearch({ from: '/verify-email' })
  const errand = errandOf(search)
  const { data: me } = useQuery({
    ...meQuery,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // Nobody is asked for too: a session may begin in another tab.
    refetchInterval: POLL_MS,
  })
  if (me?.emailVerified) return <GoTo path={verifiedPath(errand)} />
  if (me === null) return <NotLoggedIn isNew={textOf(search, 'notice') === 'unverified'} errand={errand} />
  return (
    <AuthScreen
      drawing={<OpenLetter />}
      heading="Verify Your Email"
      lead={<Sent me={me} />}
      footer={<BackToLogin errand={errand} />}
    >
      <div className="space-y-5">
        {textOf(search, 'notice') === 'resent' ? (
          <Notice tone="success">Verification email resent! Please check your inbox.</Notice>
        ) : null}
        <p role="status" className="flex items-center justify-center gap-3 text-ink-soft text-sm">
          <Spinner className="size-5 shrink-0 text-accent" />
          Checking verification status...
        </p>
        {me ? (
          <div className="flex flex-col gap-3">
            <InboxLinks email={me.email} />
            <ResendButton email={me.email} errand={errand} />
          </div>
        ) : null}
        <p className="border-line border-t pt-5 text-center text-ink-faint text-sm">
          Nothing there? Please check your spam folder. This page moves on once you've opened the link.
        </p>
      </div>
    </AuthScreen>
  )
}

function Sent({ me }: { me: Me | undefined }) {
  if (!me) return 'A verification link has been sent to your email.'
  return (
    <>
      A verification link has been sent to <EmailAddress>{me.email}</EmailAddress>
    </>
  )
}

/** Also whoever just signed up where nobody is told whether an address was known. */
function NotLoggedIn({ isNew, errand }: { isNew: boolean; errand: Errand }) {
  return (
    <AuthScreen
      drawing={<OpenLetter />}
      heading="Verify Your Email"
      lead={
        isNew
          ? 'A verification link has been sent to your email. Open it and enter your password again. Please check your spam folder too.'
          : 'Already opened the link in your email? Then just log in.'
      }
    >
      <div className="space-y-5">
        {isNew ? null : <Notice tone="warning">{WORDS.notLoggedIn}</Notice>}
        <Link to="/login" search={errand} className={buttonClass('primary', 'lg', 'w-full')}>
          <LogIn aria-hidden="true" />
          Go to Login
        </Link>
      </div>
    </AuthScreen>
  )
}
