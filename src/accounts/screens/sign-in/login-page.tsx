import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { MoonStar } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { meQuery } from '../api.ts'
import { GoTo } from '../go-to.tsx'
import { errandOfPath, pathAfterLogin, wantedAfterLogin } from '../where-next.ts'
import { AuthScreen } from './auth-screen.tsx'
import { LoginForm } from './login-form.tsx'
import { textLink } from './text-link.ts'

/** /login?to, or ?next&plan. Whoever is signed in is led on, so the form only has to change who that is. */
export function LoginPage() {
  const wanted = wantedAfterLogin(useSearch({ from: '/login' }))
  const { data: me } = useQuery(meQuery)
  if (me) return <GoTo path={pathAfterLogin(me, wanted)} />
  return (
    <AuthScreen
      icon={<MoonStar aria-hidden="true" />}
      heading="Welcome back"
      lead="Log in and pick up where you left off."
      footer={
        <>
          New to Kinwise?{' '}
          <Link to="/signup" search={errandOfPath(wanted)} className={textLink}>
            Create an account
          </Link>
        </>
      }
    >
      <LoginForm wanted={wanted} />
    </AuthScreen>
  )
}
