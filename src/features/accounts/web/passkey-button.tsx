import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { problemOf } from './auth-words.ts'
import { hasPasskeys } from './passkey-host.ts'
import { usePasskeySignIn } from './session.ts'

/** Signs in with a passkey: by a press, or where a browser lists them under the email field by a pick. */
export function PasskeyButton() {
  return hasPasskeys() ? <Offered /> : null
}

function Offered() {
  const pressed = usePasskeySignIn()
  const picked = usePasskeySignIn()
  const isBusy = pressed.isPending || pressed.isSuccess
  const { mutate: offer } = picked
  useEffect(() => {
    if (isBusy) return
    const leaving = new AbortController()
    offer(leaving.signal)
    return () => leaving.abort()
  }, [isBusy, offer])
  const error = pressed.error ?? picked.error
  return (
    <div className="mt-3 space-y-3">
      <Button
        variant="secondary"
        className="w-full"
        icon={<KeyRound aria-hidden="true" />}
        onClick={() => pressed.mutate(undefined)}
        isLoading={isBusy}
        loadingText="Waiting for your passkey..."
      >
        Sign in with a passkey
      </Button>
      {error && !isBusy ? <Notice tone="error">{problemOf(error, 'login').words}</Notice> : null}
    </div>
  )
}
