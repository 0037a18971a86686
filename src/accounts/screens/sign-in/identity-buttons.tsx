import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { IdentityProvider } from '../../contract.ts'
import { configQuery } from '../api.ts'
import { useIdentitySignIn } from '../session.ts'
import { type Door, problemOf } from './auth-words.ts'

type IdentityButtonsProps = {
  door: Extract<Door, 'login' | 'sign-up'>
  /** Whether all is said that must be said before an account is opened. */
  mayGoOn?: () => boolean
  wanted?: string | null
  /** Whether nothing else was tried since. */
  isLatest: boolean
  onPress: () => void
}

/** The ways in through a third party, where one is configured; below the form. */
export function IdentityButtons(props: IdentityButtonsProps) {
  const { door, mayGoOn = () => true, wanted = null, isLatest, onPress } = props
  const { data: config } = useQuery(configQuery)
  const [pressed, setPressed] = useState<string | null>(null)
  const signIn = useIdentitySignIn(door === 'sign-up', wanted)
  if (!config?.identityProviders.length) return null
  const press = ({ id }: IdentityProvider) => {
    onPress()
    if (!mayGoOn()) return
    setPressed(id)
    signIn.mutate(id)
  }
  return (
    <div className="mt-6 space-y-3">
      <p className="flex items-center gap-3 text-ink-faint text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      {signIn.error && isLatest ? <Notice tone="error">{problemOf(signIn.error, door).words}</Notice> : null}
      {config.identityProviders.map((provider) => (
        <Button
          key={provider.id}
          variant="secondary"
          className="w-full"
          onClick={() => press(provider)}
          isLoading={(signIn.isPending || signIn.isSuccess) && pressed === provider.id}
          loadingText="Waiting for the other window..."
        >
          {door === 'sign-up' ? 'Sign up' : 'Continue'} with {provider.name}
        </Button>
      ))}
    </div>
  )
}
