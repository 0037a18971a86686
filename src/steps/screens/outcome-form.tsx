import { isLoud } from '../../safety/rules.ts'
import { QuietHelp } from '../../safety/screens/quiet-help.tsx'
import { SafetyCard } from '../../safety/screens/safety-card.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { wordsFor } from '../../ui/words.ts'
import type { TakenStep } from '../contract.ts'
import { outcomeForm } from '../forms.ts'
import { NOTE_MAX_CHARS } from '../rules.ts'
import type { Said } from './api.ts'
import { useOutcome } from './use-outcome.ts'

const ANSWERS: [Said['outcome'], string][] = [
  ['worked', 'It worked'],
  ['partly', 'Partly'],
  ['not', "It didn't"],
  ['untried', 'Not tried yet'],
]

/** How a step went, in one tap, with a line if they like. */
export function OutcomeForm({ step, legend }: { step: TakenStep; legend: string }) {
  const { register, handleSubmit, formState } = useSchemaForm(outcomeForm, {
    defaultValues: { note: step.note ?? '' },
  })
  const { say, isBusy, error, card } = useOutcome(step)
  if (card) return isLoud(card) ? <SafetyCard card={card} /> : <QuietHelp card={card} />
  return (
    <form noValidate aria-label={legend} onSubmit={(event) => event.preventDefault()} className="space-y-3">
      {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
      <TextField
        label="A line about it"
        isOptional
        maxLength={NOTE_MAX_CHARS}
        error={formState.errors.note?.message}
        {...register('note')}
      />
      <div className="flex flex-wrap gap-2">
        {ANSWERS.map(([outcome, label]) => (
          <Button
            key={outcome}
            size="sm"
            variant={outcome === 'untried' ? 'quiet' : 'secondary'}
            disabled={isBusy}
            onClick={handleSubmit(({ note }) => say({ outcome, note }))}
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  )
}
