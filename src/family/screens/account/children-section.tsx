import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChildCard } from './child-card.tsx'
import type { AccountForm } from './use-account-form.ts'

/** A card for each child, and for one more where the plan has room. */
export function ChildrenSection({ form, maxChildren }: { form: AccountForm; maxChildren: number }) {
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = form.cards.length >= maxChildren
  return (
    <section aria-labelledby="children" className="min-w-0 space-y-5">
      <h2 id="children" className="display text-2xl">
        Your children
      </h2>
      {form.cards.map((card, place) => (
        <ChildCard
          key={card.key}
          card={card}
          form={form}
          hasRoom={place < maxChildren}
          maxChildren={maxChildren}
          onDrop={() => addButton.current?.focus()}
        />
      ))}
      <div>
        <Button
          ref={addButton}
          variant="secondary"
          className="w-full"
          icon={<Plus aria-hidden="true" />}
          disabled={isFull}
          aria-describedby={isFull ? 'limit' : undefined}
          onClick={form.addChild}
        >
          Add Another Child
        </Button>
        {isFull ? (
          <p id="limit" className="mt-2 text-center text-ink-soft text-sm">
            You've reached the limit of {maxChildren} child(ren) for your plan.
          </p>
        ) : null}
      </div>
    </section>
  )
}
