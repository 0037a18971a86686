import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ArrowRight, CloudOff, LogIn } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { TwoCups } from '../../../ui/drawings/two-cups.tsx'
import { Link } from '../../../ui/link.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { meQuery } from '../api.ts'
import { GoTo } from '../go-to.tsx'
import { AuthScreen } from '../sign-in/auth-screen.tsx'
import { problemOf } from '../sign-in/auth-words.ts'
import type { Errand } from '../where-next.ts'
import { errandOf, textOf, verifyPath } from '../where-next.ts'
import { LinkTrouble } from './link-trouble.tsx'

/** /email-verified?error: where the mail's link leads. The server's word counts, not the address's. */
export function EmailVerifiedPage() {
  const search = useSearch({ from: '/email-verified' })
  const errand = errandOf(search)
  const failure = textOf(search, 'error')
  const { data: me, error, isFetching, refetch } = useQuery(meQuery)
  if (me?.emailVerified) return <Verified errand={errand} />
  if (failure && me !== undefined) return <LinkTrouble code={failure} me={me} errand={errand} />
  if (me) return <GoTo path={verifyPath(errand)} />
  if (me === null) return <Elsewhere errand={errand} />
  if (error)
    return (
      <AuthScreen
        icon={<CloudOff aria-hidden="true" />}
        heading="One moment, please"
        lead={<p role="alert">{problemOf(error, 'login').words}</p>}
        footer={
          <Button onClick={() => refetch()} isLoading={isFetching}>
            Try Again
          </Button>
        }
      />
    )
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-5 py-40 text-ink-soft text-sm">
      <Spinner className="size-5 shrink-0 text-accent" />
      Checking verification status...
    </p>
  )
}

function Verified({ errand }: { errand: Errand }) {
  const { next, plan } = errand
  return (
    <AuthScreen
      drawing={<TwoCups />}
      heading="Your email is verified"
      lead="Thank you, and welcome. Whatever the night brings, you're not alone with it."
    >
      <div className="flex flex-col gap-3 text-center">
        <p className="mb-2 text-ink-soft">
          {next
            ? "Your account is ready. Let's pick up where you left off."
            : 'Next, tell your coach about your child. It takes a few minutes, and makes every answer better.'}
        </p>
        {next ? (
          <Link to={`/${next}`} search={{ plan }} className={buttonClass('primary', 'md', 'w-full')}>
            {next === 'checkout' ? 'Continue to Checkout' : 'Continue to Account Setup'}
            <ArrowRight aria-hidden="true" />
          </Link>
        ) : null}
        <Link to="/my-children" className={buttonClass(next ? 'quiet' : 'primary', 'md', 'w-full')}>
          Go to My Children
          {next ? null : <ArrowRight aria-hidden="true" />}
        </Link>
      </div>
    </AuthScreen>
  )
}

/** The link was opened before, or in a browser that does not know them. */
function Elsewhere({ errand }: { errand: Errand }) {
  return (
    <AuthScreen
      drawing={<TwoCups />}
      heading="Almost there"
      lead="If you've opened the link we sent, your email is verified. Please log in to continue."
    >
      <Link to="/login" search={errand} className={buttonClass('primary', 'lg', 'w-full')}>
        <LogIn aria-hidden="true" />
        Go to Login
      </Link>
    </AuthScreen>
  )
}
