import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { centre } from '../../../content/site/privacy-centre.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { Dialog } from '../../ui/over/dialog.tsx'
import type { PrivacyOverview } from '../contract.ts'
import { deleteForms } from '../forms.ts'
import { DELETE_WORDS, daysKept } from '../rules.ts'
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
  const { register, handleSubmit, formState } = useSchemaForm(deleteForms[proof], {
    defaultValues: { password: '', typed: '', leavesNewsletter: false },
  })
  const { errors } = formState
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
      <form
        id={form}
        onSubmit={handleSubmit((given) => remove.mutate(given))}
        noValidate
        className="space-y-4"
      >
        <ProofFields
          proof={proof}
          error={remove.error}
          problem={errors.password?.message}
          field={register('password')}
        />
        <TextField
          label={fillWords(words.type, { words: DELETE_WORDS })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.typed?.message}
          {...register('typed')}
        />
        {getsNewsletter ? <Checkbox label={words.newsletter} {...register('leavesNewsletter')} /> : null}
      </form>
    </Dialog>
  )
}
