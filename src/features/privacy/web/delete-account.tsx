import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { centre } from '../../../../content/site/privacy-centre.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PrivacyOverview } from '../contract.ts'
import { DELETE_WORDS, daysKept, isDeleteTyped } from '../rules.ts'
import { prove, useCloseAccount } from './api.ts'
import { fillWords } from './fill-words.ts'
import { Part } from './part.tsx'
import { ProofFields } from './proof-fields.tsx'

const words = centre.remove
const days = daysKept('closed')

type DeleteProps = Pick<PrivacyOverview, 'proof' | 'getsNewsletter'>

export function DeleteAccount(props: DeleteProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Part isGrave heading={words.heading} lead={fillWords(words.lead, { days })}>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {words.button}
      </Button>
      {isAsking ? <AskTwice {...props} onClose={() => setIsAsking(false)} /> : null}
    </Part>
  )
}

function AskTwice({ proof, getsNewsletter, onClose }: DeleteProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [typed, setTyped] = useState('')
  const [leavesNewsletter, setLeaves] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const form = useId()
  const close = useCloseAccount()
  const remove = useMutation({
    // Given with the press: a mutation may still hold the function of the last paint.
    mutationFn: async (given: { password: string; leavesNewsletter: boolean }) => {
      if (proof === 'password') await prove(given.password)
      return close.mutateAsync(given.leavesNewsletter)
    },
    onSuccess: () => navigate({ href: '/account-closed', replace: true }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (isDeleteTyped(typed) && (proof === 'sign-in' || password !== ''))
      remove.mutate({ password, leavesNewsletter })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={fillWords(words.about, { days })}
      size="sm"
      isBusy={remove.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={remove.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger" isLoading={remove.isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <ProofFields {...{ proof, error: remove.error, password, setPassword }} />
        <TextField
          label={fillWords(words.type, { words: DELETE_WORDS })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={
            wasTried && !isDeleteTyped(typed) ? fillWords(words.mistyped, { words: DELETE_WORDS }) : undefined
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {getsNewsletter ? (
          <Checkbox
            label={words.newsletter}
            checked={leavesNewsletter}
            onChange={(event) => setLeaves(event.currentTarget.checked)}
          />
        ) : null}
      </form>
    </Dialog>
  )
}
