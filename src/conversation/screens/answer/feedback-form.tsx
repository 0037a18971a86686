import { useLayoutEffect } from 'react'
import type { FeedbackReason } from '../../../coach/contract.ts'
import { feedbackReasons } from '../../../coach/rules.ts'
import { Button } from '../../../ui/button.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { feedbackForm } from '../../forms.ts'
import { NOTE_MAX_CHARS } from '../../rules.ts'

const WORDS: Record<FeedbackReason, string> = {
  not_safe: 'Not safe',
  not_true: 'Not right',
  not_us: "Doesn't fit my child",
  too_general: 'Too general',
  not_heard: "Didn't hear what I said",
  other: 'Something else',
}

type FeedbackFormProps = {
  onGive: (reason: FeedbackReason | null, note: string) => void
  onClose: () => void
}

/** Why an answer did not help; it is already noted that it did not. */
export function FeedbackForm({ onGive, onClose }: FeedbackFormProps) {
  const { register, handleSubmit, setFocus } = useSchemaForm(feedbackForm, {
    defaultValues: { reason: null, note: '' },
  })
  useLayoutEffect(() => setFocus('reason'), [setFocus])
  return (
    <form
      className="my-1 w-full max-w-xl animate-fade rounded-lg bg-sunk p-4 text-ink text-sm"
      onSubmit={handleSubmit(({ reason, note }) => onGive(reason, note))}
    >
      <fieldset>
        <legend className="mb-2 font-semibold">Thank you. What was wrong with it?</legend>
        <div className="flex flex-wrap gap-2">
          {feedbackReasons.map((one) => (
            <label
              key={one}
              className="touch inline-flex items-center rounded-full border border-edge/45 bg-surface px-4 transition-colors has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input type="radio" value={one} className="sr-only" {...register('reason')} />
              {WORDS[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="mt-3 block">
        <span className="mb-1 block font-semibold">In your words, if you like</span>
        <textarea
          rows={2}
          dir="auto"
          maxLength={NOTE_MAX_CHARS}
          className="block w-full rounded-md border border-edge/55 bg-surface px-3 py-2"
          {...register('note')}
        />
      </label>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onClose}>
          Skip
        </Button>
        <Button type="submit" size="sm">
          Send
        </Button>
      </div>
    </form>
  )
}
