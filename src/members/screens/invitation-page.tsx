import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MailX, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { meQuery } from '../../accounts/screens/api.ts'
import { AuthScreen } from '../../accounts/screens/sign-in/auth-screen.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { wordsFor } from '../../ui/words.ts'
import { accept, invitationQuery, useChangeFamily } from './api.ts'
import { keptToken } from './kept-token.ts'
import { dayOf, familyOf, INVITED_WORDS, ROLE_NAMES } from './words.ts'

/** /invitation: where an invitation's link leads. Opening it changes nothing, since mail programs open links by themselves. */
export function InvitationPage() {
  const [token] = useState(keptToken)
  const { data, error, isPending } = useQuery(invitationQuery(token))
  if (isPending && token) return <AuthScreen icon={<Spinner />} heading="Your invitation" />
  if (!data || data.isAccepted)
    return (
      <AuthScreen
        icon={<MailX aria-hidden="true" />}
        heading={data ? 'This invitation was used' : 'This invitation is no longer open'}
        lead={
          <p role="alert">
            {data
              ? 'Log in to see your family.'
              : error && !['not_found', 'invitation_over'].includes((error as { code?: string }).code ?? '')
                ? wordsFor(error)
                : 'It may be over, used or withdrawn. Ask for a new one.'}
          </p>
        }
        footer={
          <Link to="/my-children" className={buttonClass('secondary')}>
            My Children
          </Link>
        }
      />
    )
  return (
    <AuthScreen
      icon={<UsersRound aria-hidden="true" />}
      heading={`${familyOf(data.ownerName)} invites you`}
      lead={`As a ${ROLE_NAMES[data.role].toLowerCase()}${data.until ? `, until ${dayOf(data.until)}` : ''}`}
    >
      <div className="space-y-5">
        <p className="text-ink-soft">{INVITED_WORDS[data.role]}</p>
        <p className="text-ink-soft">
          What you talk about with the coach stays yours. Nobody in the family reads it unless you share it.
        </p>
        <Ways token={token} address={data.address} />
      </div>
    </AuthScreen>
  )
}

function Ways({ token, address }: { token: string; address: string }) {
  const { data: me } = useQuery(meQuery)
  const navigate = useNavigate()
  const join = useChangeFamily(() => navigate({ to: '/my-children' }))
  if (!me)
    return (
      <div className="grid gap-3">
        <p className="text-sm">
          It's for <b className="wrap-anywhere">{address}</b>. Use that address.
        </p>
        <Link to="/signup" className={buttonClass('primary', 'lg')}>
          Create an account
        </Link>
        <Link to="/login" search={{ to: '/invitation' }} className={buttonClass('secondary', 'lg')}>
          I have an account
        </Link>
      </div>
    )
  return (
    <div className="space-y-4">
      {join.error ? <Notice tone="error">{wordsFor(join.error)}</Notice> : null}
      <Button
        size="lg"
        className="w-full"
        isLoading={join.isPending}
        onClick={() => join.mutate(() => accept({ token }))}
      >
        Join
      </Button>
      <p className="text-ink-faint text-sm wrap-anywhere">
        You're logged in as {me.email}. The invitation is for {address}.
      </p>
    </div>
  )
}
