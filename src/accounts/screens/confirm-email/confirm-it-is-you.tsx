import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import type { Confirmed } from '../../contract.ts'
import { EmailAddress } from '../email-address.tsx'
import { AuthScreen } from '../sign-in/auth-screen.tsx'
import type { Errand } from '../where-next.ts'
import { ConfirmByNewPassword } from './confirm-by-new-password.tsx'
import { ConfirmByPassword } from './confirm-by-password.tsx'

type Asked = Extract<Confirmed, { isConfirmed: false }>
type ConfirmItIsYouProps = { token: string; errand: Errand; asked: Asked }

/** The mail's link in a browser that is not signed in to its account. */
export function ConfirmItIsYou({ token, errand, asked }: ConfirmItIsYouProps) {
  const { address, isMove, hasPassword } = asked
  const [isChoosing, setIsChoosing] = useState(!hasPassword)
  if (isChoosing)
    return (
      <AuthScreen
        icon={<MailCheck aria-hidden="true" />}
        heading="Choose a new password"
        lead={
          <>
            This link came to <EmailAddress>{address}</EmailAddress>, so the account is yours. Anyone else
            who's logged in will be logged out.
          </>
        }
        footer={NOT_YOU}
      >
        <ConfirmByNewPassword
          {...{ token, errand, address }}
          onBack={hasPassword ? () => setIsChoosing(false) : null}
        />
      </AuthScreen>
    )
  return (
    <AuthScreen
      icon={<MailCheck aria-hidden="true" />}
      heading="Is it you?"
      lead={
        <>
          Just to be safe, since you aren’t logged in here: enter your password, and{' '}
          <EmailAddress>{address}</EmailAddress> is verified.
        </>
      }
      footer={isMove ? null : NOT_YOU}
    >
      <ConfirmByPassword
        {...{ token, errand, address }}
        onForgotten={isMove ? null : () => setIsChoosing(true)}
      />
    </AuthScreen>
  )
}

const NOT_YOU = 'You didn’t sign up? Then just close this page. Nothing happens.'
