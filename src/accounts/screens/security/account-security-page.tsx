import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { wordsFor } from '../../../ui/words.ts'
import { meQuery } from '../api.ts'
import { EmailAddress } from '../email-address.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { PasskeyCard } from './passkey-card.tsx'
import { SecondStepCard } from './second-step-card.tsx'
import { sessionsQuery } from './security-api.ts'
import { SessionList } from './session-list.tsx'

/** /account-security: the ways in, the address, and where one is logged in. */
export function AccountSecurityPage() {
  const { data: me } = useQuery(meQuery)
  const { data, error } = useQuery(sessionsQuery)
  return (
    <Page
      width="text"
      heading="Login and security"
      lead="Who can get into your account, and where it's open now."
      className="space-y-6"
    >
      {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
      {data && me ? (
        <>
          <Section title="Where you are logged in">
            <SessionList sessions={data.sessions} />
          </Section>
          <Section title="Password">
            {data.hasPassword ? (
              <ChangePasswordForm email={me.email} />
            ) : (
              <p className="text-ink-soft text-sm">
                You log in through another service and have no password here. To choose one, log out and press
                Forgot Password? on the login page.
              </p>
            )}
          </Section>
          <Section title="Passkeys">
            <PasskeyCard email={me.email} hasPassword={data.hasPassword} />
          </Section>
          <Section title="Two-step login">
            <SecondStepCard email={me.email} hasPassword={data.hasPassword} />
          </Section>
          <Section title="Email">
            <p className="mb-5 text-ink-soft text-sm">
              Your account belongs to <EmailAddress>{me.email}</EmailAddress>
            </p>
            {data.hasPassword ? <ChangeEmailForm /> : null}
          </Section>
        </>
      ) : error ? null : (
        <p role="status" className="flex items-center gap-3 py-16 text-ink-soft text-sm">
          <Spinner className="size-5 text-accent" />
          Loading...
        </p>
      )}
    </Page>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="display mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  )
}
