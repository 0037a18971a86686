import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { StepAt } from '../../../conversation/screens/answer/parts/step-slot.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/over/toast.ts'
import { wordsFor } from '../../../ui/words.ts'
import { giveBackStep, stepsQuery, takeStep, useChange } from '../api.ts'
import { OUTCOME_WORDS, whenAsked } from '../words.ts'

/** One tap takes a step, another gives it back. */
export function TakeStep({ messageId, place, step }: StepAt) {
  const { data } = useQuery(stepsQuery)
  const take = useChange(takeStep)
  const giveBack = useChange(giveBackStep)
  if (!data) return null
  const taken = data.steps.find((one) => one.messageId === messageId && one.place === place)
  const onError = (error: Error) => toast.error(wordsFor(error))
  if (taken?.outcome)
    return (
      <p className="mt-2 font-semibold text-accent-ink text-sm print:hidden">
        {OUTCOME_WORDS[taken.outcome]}
      </p>
    )
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      {taken ? (
        <Button
          size="sm"
          icon={<Check aria-hidden="true" />}
          isLoading={giveBack.isPending}
          aria-label={`Trying this: ${step}. Press to stop`}
          onClick={() => giveBack.mutate(taken.id, { onError })}
        >
          Trying this
        </Button>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          isLoading={take.isPending}
          aria-label={`I'll try this: ${step}`}
          onClick={() => take.mutate({ messageId, place }, { onError })}
        >
          I'll try this
        </Button>
      )}
      <span role="status" className="text-ink-soft text-sm">
        {taken?.asksAt ? `We'll ask ${whenAsked(taken.asksAt, new Date())}.` : ''}
      </span>
    </div>
  )
}
