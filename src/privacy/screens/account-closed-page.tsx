import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Moon } from 'lucide-react'
import { centre } from '../../../content/site/privacy-centre.ts'
import { meQuery } from '../../accounts/screens/api.ts'
import { GoTo } from '../../accounts/screens/go-to.tsx'
import { useSignOut } from '../../accounts/screens/session.ts'
import { AuthScreen } from '../../accounts/screens/sign-in/auth-screen.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import { useReopenAccount } from './api.ts'
import { dayText, fillWords } from './fill-words.ts'

const words = centre.closed

/** /account-closed: after a deletion, and for whoever logs in to a closed account. */
export function AccountClosedPage() {
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const reopen = useReopenAccount()
  const signOut = useSignOut(() => void navigate({ to: '/' }))
  if (me && !me.erasedAfter) return <GoTo path="/my-children" />
  if (!me?.erasedAfter)
    return (
      <AuthScreen icon={<Moon aria-hidden="true" />} heading={words.heading} lead={words.signedOut}>
        <Link to="/login" className={buttonClass('primary', 'lg', 'w-full')}>
          {words.login}
        </Link>
      </AuthScreen>
    )
  return (
    <AuthScreen
      icon={<Moon aria-hidden="true" />}
      heading={words.heading}
      lead={fillWords(words.until, { date: dayText(me.erasedAfter) })}
    >
      <div className="flex flex-col gap-3">
        <Button
          size="lg"
          isLoading={reopen.isPending}
          onClick={() =>
            reopen.mutate(undefined, {
              onSuccess: () => toast.success(words.welcome),
              onError: (error) => toast.error(wordsFor(error)),
            })
          }
        >
          {words.reopen}
        </Button>
        <Button variant="quiet" isLoading={signOut.isPending} onClick={() => signOut.mutate()}>
          {words.home}
        </Button>
      </div>
    </AuthScreen>
  )
}
