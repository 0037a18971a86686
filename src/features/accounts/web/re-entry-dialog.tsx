import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { RequestError } from '../../../ui/request.ts'
import { wordsFor } from '../../../ui/words.ts'
import { WORDS } from './auth-words.ts'

type ReEntryDialogProps<Answer> = {
  title: string
  description: ReactNode
  email: string
  label: string
  variant?: ButtonVariant
  send: (password: string) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** Asks for the password once more before something that changes the ways in. */
export function ReEntryDialog<Answer>(props: ReEntryDialogProps<Answer>) {
  const { title, description, email, label, variant, send, onDone, onClose } = props
  const form = useId()
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const ask = useMutation({ mutationFn: send, onSuccess: onDone })
  const isWrong = ask.error instanceof RequestError && ask.error.code === 'wrong_password'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(password === '')
    if (password !== '') ask.mutate(password)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      size="sm"
      isBusy={ask.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={ask.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant={variant}
            isLoading={ask.isPending || ask.isSuccess}
            loadingText="One moment..."
          >
            {label}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="space-y-4" onSubmit={submit}>
        {ask.error && !isWrong ? <Notice tone="error">{wordsFor(ask.error)}</Notice> : null}
        {/* Password managers want to know whose it is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={isMissing ? WORDS.emptyPassword : isWrong ? wordsFor(ask.error) : undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
