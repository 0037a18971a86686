import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { consents } from '../../../content/site/consents.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import type { Agreement, checkoutForm } from '../forms.ts'

type AgreementsProps = {
  needed: readonly Agreement[]
  form: UseFormReturn<z.input<ReturnType<typeof checkoutForm>>>
}

const TEXTS = { agreesToRenewal: consents.renewal.text, startsAtOnce: consents.begin.text }

/** The boxes beside the button, in the words that the ledger keeps. Nobody ticks them for a parent. */
export function Agreements({ needed, form: { register, formState } }: AgreementsProps) {
  return (
    <div className="mt-3 space-y-1">
      {needed.map((box) => (
        <Checkbox key={box} label={TEXTS[box]} error={formState.errors[box]?.message} {...register(box)} />
      ))}
    </div>
  )
}
