import { LogIn, MailX } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Me } from '../../contract.ts'
import { EmailAddress } from '../email-address.tsx'
import { AuthScreen } from '../sign-in/auth-screen.tsx'
import { BackToLogin } from '../sign-in/back-to-login.tsx'
import type { Errand } from '../where-next.ts'
import { ResendButton } from './resend-button.tsx'

/** The mail's link did not verify anybody. `code` comes from the address, so it only chooses between our own words. */
export function LinkTrouble({ code, me, errand }: { code: string; me: Me | null; errand: Errand }) {
  const isExpired = code.toLowerCase() === 'token_expired'
  return (
    <AuthScreen
      icon={<MailX aria-hidden="true" />}
      heading={isExpired ? 'This link has expired' : "That link didn't work"}
      lead={
        isExpired
          ? 'To keep you safe, verification links work for one hour. It only takes a moment to get a new one.'
          : "It may be incomplete, or there's a newer one in your inbox. It only takes a moment to get a new one."
      }
      footer={me ? <BackToLogin errand={errand} /> : null}
    >
      {me ? (
        <div className="flex flex-col gap-3">
          <p className="mb-1 text-center text-ink-soft text-sm">
            We'll send it to <EmailAddress>{me.email}</EmailAddress>
          </p>
          <ResendButton email={me.email} errand={errand} variant="primary" />
        </div>
      ) : (
        <div className="space-y-5 text-center">
          <p className="text-ink-soft text-sm">Log in, and we'll send a new link if you still need one.</p>
          <Link to="/login" search={errand} className={buttonClass('primary', 'lg', 'w-full')}>
            <LogIn aria-hidden="true" />
            Go to Login
          </Link>
        </div>
      )}
    </AuthScreen>
  )
}
