import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { BellOff, CircleCheck } from 'lucide-react'
import { AuthScreen } from '../../../accounts/screens/sign-in/auth-screen.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { wordsFor } from '../../../ui/words.ts'
import { turnOff } from '../api.ts'

/** /check-ins/off: where a check-in's mail leads. Opening it changes nothing, since mail programs open links by themselves; the button does. */
export function CheckInsOffPage() {
  const { token = '' } = useSearch({ strict: false })
  const off = useMutation({ mutationFn: () => turnOff(token) })
  if (off.isSuccess)
    return (
      <AuthScreen
        icon={<CircleCheck aria-hidden="true" />}
        heading="Check-ins are off"
        lead={<p role="status">We won't ask again. You can turn them on under Account, Check-ins.</p>}
        footer={
          <Link to="/" className={buttonClass('secondary')}>
            Return to Home
          </Link>
        }
      />
    )
  return (
    <AuthScreen
      icon={<BellOff aria-hidden="true" />}
      heading="Turn check-ins off?"
      lead="We'll stop asking how a step went."
    >
      <div className="space-y-4">
        {off.error ? <Notice tone="error">{wordsFor(off.error)}</Notice> : null}
        <Button size="lg" className="w-full" isLoading={off.isPending} onClick={() => off.mutate()}>
          Turn them off
        </Button>
      </div>
    </AuthScreen>
  )
}
