import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CircleCheck, MailMinus, MailPlus, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { newsletter } from '../../../content/site/newsletter.ts'
import { AuthScreen } from '../../accounts/screens/sign-in/auth-screen.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RequestError } from '../../ui/server/request.ts'
import { wordsFor } from '../../ui/words.ts'
import { confirmSubscription, unsubscribe } from './api.ts'

export function ConfirmPage() {
  return (
    <LinkPage words={newsletter.confirm} icon={<MailPlus aria-hidden="true" />} send={confirmSubscription} />
  )
}

export function UnsubscribePage() {
  return (
    <LinkPage words={newsletter.unsubscribe} icon={<MailMinus aria-hidden="true" />} send={unsubscribe} />
  )
}

type LinkPageProps = {
  words: { heading: string; text: string; button: string; done: string; doneText: string }
  icon: ReactNode
  send: (token: string) => Promise<void>
}

/** Where a mail's link leads. Opening it changes nothing, since mail programs open links by themselves; the button does. */
function LinkPage({ words, icon, send }: LinkPageProps) {
  const { token = '' } = useSearch({ strict: false })
  const press = useMutation({ mutationFn: () => send(token) })
  if (press.isSuccess)
    return (
      <AuthScreen
        icon={<CircleCheck aria-hidden="true" />}
        heading={words.done}
        lead={<p role="status">{words.doneText}</p>}
        footer={<Home />}
      />
    )
  if (token === '' || isSpent(press.error))
    return (
      <AuthScreen
        icon={<MailX aria-hidden="true" />}
        heading={newsletter.spent.title}
        lead={<p role="alert">{newsletter.spent.text}</p>}
        footer={<Home />}
      />
    )
  return (
    <AuthScreen icon={icon} heading={words.heading} lead={words.text}>
      <div className="space-y-4">
        {press.error ? <Notice tone="error">{wordsFor(press.error)}</Notice> : null}
        <Button size="lg" className="w-full" isLoading={press.isPending} onClick={() => press.mutate()}>
          {words.button}
        </Button>
      </div>
    </AuthScreen>
  )
}

const isSpent = (error: unknown) =>
  error instanceof RequestError && ['not_found', 'invalid'].includes(error.code)

function Home() {
  return (
    <Link to="/" className={buttonClass('secondary')}>
      Return to Home
    </Link>
  )
}
