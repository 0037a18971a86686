import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { hasPasskeys } from '../security/passkey-host.ts'
import { usePasskeySignIn } from '../session.ts'
import { problemOf } from './auth-words.ts'

type PasskeyButtonProps = {
  /** Whether nothing else was tried since. */
  isLatest: boolean
  /** Must be stable. */
  onTry: () => void
}

/** Signs in with a passkey: by a press, or where a browser lists them under the email field by a pick. */
export function PasskeyButton(props: PasskeyButtonProps) {
  return hasPasskeys() ? <Offered {...props} /> : null
}

function Offered({ isLatest, onTry }: PasskeyButtonProps) {
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
  // Nothing is pressed for a pick, so its failure is the first that is heard of it.
  useEffect(() => {
    if (picked.error) onTry()
  }, [picked.error, onTry])
  const error = pressed.error ?? picked.error
  const press = () => {
    onTry()
    pressed.mutate(undefined)
  }
  return (
    <div className="mt-3 space-y-3">
      <Button
        variant="secondary"
        className="w-full"
        icon={<KeyRound aria-hidden="true" />}
        onClick={press}
        isLoading={isBusy}
        loadingText="Waiting for your passkey..."
      >
        Sign in with a passkey
      </Button>
      {error && !isBusy && isLatest ? <Notice tone="error">{problemOf(error, 'login').words}</Notice> : null}
    </div>
  )
}
