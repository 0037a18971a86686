import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { dayOf } from '../../../ui/day-of.ts'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/over/toast.ts'
import { wordsFor } from '../../../ui/words.ts'
import type { TakenStep } from '../../contract.ts'
import { giveBackStep, useChange } from '../api.ts'
import { OutcomeForm } from '../outcome-form.tsx'
import { CHATS } from '../use-outcome.ts'

/** One step that was tried: since when, how it went, and the answer it came from. */
export function StepItem({ step }: { step: TakenStep }) {
  const [isOpen, setIsOpen] = useState(false)
  const remove = useChange(giveBackStep)
  const { childId, conversationId: conversation, messageId: message } = step
  return (
    <li className="space-y-2 py-4">
      <p className="text-ink-soft text-sm">
        {step.about ? `About ${step.about}, since ` : 'Since '}
        {dayOf(`${step.day}T12:00:00`)}
      </p>
      <p dir="auto" className="wrap-anywhere">
        {step.step}
      </p>
      {step.note ? (
        <p dir="auto" className="border-line border-s-2 ps-3 text-ink-soft wrap-anywhere">
          {step.note}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="soft" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close' : step.outcome ? 'Change' : 'How did it go?'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          isLoading={remove.isPending}
          onClick={() => remove.mutate(step.id, { onError: (error) => toast.error(wordsFor(error)) })}
        >
          Delete
        </Button>
        <Link
          to={CHATS[step.kind]}
          params={{ childId }}
          search={{ conversation, message }}
          className="touch inline-flex items-center px-2 font-semibold text-accent-ink text-sm underline decoration-accent/40 underline-offset-4"
        >
          The answer it's from
        </Link>
      </div>
      {isOpen ? <OutcomeForm step={step} legend="How did it go?" /> : null}
    </li>
  )
}
