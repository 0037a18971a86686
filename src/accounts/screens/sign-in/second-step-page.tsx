import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../../ui/link.tsx'
import { meQuery, type SecondStepKind } from '../api.ts'
import { GoTo } from '../go-to.tsx'
import { pathAfterLogin, wantedAfterLogin } from '../where-next.ts'
import { AuthScreen } from './auth-screen.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { textLink } from './text-link.ts'

const LEADS: Record<SecondStepKind, string> = {
  totp: 'Open your authenticator app and enter the six digits it shows.',
  'backup-code': 'Enter one of the backup codes that you kept. Each works once.',
}

/** /second-step?to: after the password of an account that asks for more. */
export function SecondStepPage() {
  const wanted = wantedAfterLogin(useSearch({ from: '/second-step' }))
  const [kind, setKind] = useState<SecondStepKind>('totp')
  const { data: me } = useQuery(meQuery)
  if (me) return <GoTo path={pathAfterLogin(me, wanted)} />
  return (
    <AuthScreen
      icon={<ShieldCheck aria-hidden="true" />}
      heading="One more step"
      lead={LEADS[kind]}
      footer={
        <Link to="/login" search={wanted ? { to: wanted } : {}} className={textLink}>
          Back to Login
        </Link>
      }
    >
      <SecondStepForm key={kind} kind={kind} onOther={setKind} />
    </AuthScreen>
  )
}
