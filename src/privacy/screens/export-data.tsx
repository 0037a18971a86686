import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { centre } from '../../../content/site/privacy-centre.ts'
import { Button } from '../../ui/button.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { Dialog } from '../../ui/over/dialog.tsx'
import type { Proof } from '../contract.ts'
import { proofForms } from '../forms.ts'
import { prove, takeExport } from './api.ts'
import { Part } from './part.tsx'
import { ProofFields } from './proof-fields.tsx'

const words = centre.export

export function ExportData({ proof }: { proof: Proof }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Part heading={words.heading} lead={words.lead}>
      <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {words.button}
      </Button>
      {isAsking ? <AskFirst proof={proof} onClose={() => setIsAsking(false)} /> : null}
    </Part>
  )
}

function AskFirst({ proof, onClose }: { proof: Proof; onClose: () => void }) {
  const { register, handleSubmit, formState } = useSchemaForm(proofForms[proof], {
    defaultValues: { password: '' },
  })
  const form = useId()
  const take = useMutation({
    // Given with the press: a mutation may still hold the function of the last paint.
    mutationFn: async (given: string) => {
      if (proof === 'password') await prove(given)
      return takeExport()
    },
    onSuccess: ({ name, archive }) => {
      save(name, archive)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={centre.proof.title}
      description={proof === 'password' ? centre.proof.about : undefined}
      size="sm"
      isBusy={take.isPending}
      footer={
        <Button type="submit" form={form} isLoading={take.isPending} loadingText={words.busy}>
          {words.button}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit(({ password }) => take.mutate(password))}>
        <ProofFields
          proof={proof}
          error={take.error}
          problem={formState.errors.password?.message}
          field={register('password')}
        />
      </form>
    </Dialog>
  )
}

const save = (name: string, archive: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(archive)
  link.download = name
  link.click()
  // The download has begun by then, and the archive need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
