import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Sprout } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { meQuery } from '../api.ts'
import { GoTo } from '../go-to.tsx'
import { errandOf, pathAfterSignUp, textOf } from '../where-next.ts'
import { AuthScreen } from './auth-screen.tsx'
import { SignupForm } from './signup-form.tsx'
import { textLink } from './text-link.ts'

/** /signup?next&plan. Whoever is signed in is led on, so the form only has to change who that is. */
export function SignupPage() {
  const search = useSearch({ from: '/signup' })
  const errand = errandOf(search)
  const { data: me } = useQuery(meQuery)
  if (me) return <GoTo path={pathAfterSignUp(me, errand)} />
  return (
    <AuthScreen
      icon={<Sprout aria-hidden="true" />}
      heading="Create your account"
      lead={
        errand.next === 'checkout'
          ? 'First an account, then your plan. Nothing is charged on this page.'
          : 'Free for one child. No card needed.'
      }
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" search={errand} className={textLink}>
            Log in
          </Link>
        </>
      }
    >
      <SignupForm errand={errand} plan={textOf(search, 'plan') || undefined} />
    </AuthScreen>
  )
}
