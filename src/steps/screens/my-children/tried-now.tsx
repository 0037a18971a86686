import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Child } from '../../../family/contract.ts'
import { nameOf } from '../../../family/rules.ts'
import { deedOf } from '../../../guidance/rules.ts'
import { Link } from '../../../ui/link.tsx'
import { stepsQuery } from '../api.ts'
import { whenAsked } from '../words.ts'

/** Most days nothing is asked. */
const OutcomeForm = lazy(() =>
  import('../outcome-form.tsx').then((module) => ({ default: module.OutcomeForm })),
)

const LINK =
  'touch wrap-anywhere inline-flex items-center font-semibold text-accent-ink text-sm underline decoration-accent/40 underline-offset-4 hover:decoration-current'

/** On a child's card: the check-in that's due, or what the family is at, and the way to what works. */
export function TriedNow({ child }: { child: Child }) {
  const { data } = useQuery(stepsQuery)
  const own = data?.steps.filter(({ childId }) => childId === child.id) ?? []
  const due = child.isFrozen ? undefined : own.find(({ isDue }) => isDue)
  const current = due ?? own.find(({ asksAt }) => asksAt !== null)
  return (
    <div className="space-y-3">
      {current ? (
        <div className="space-y-3 rounded-lg bg-sunk px-4 py-3 text-sm">
          <div>
            <p className="font-medium text-ink-soft">{due ? 'How did it go?' : "You're trying"}</p>
            <p dir="auto" className="text-ink wrap-anywhere">
              {deedOf(current.step)}{' '}
              {current.asksAt ? <strong>We'll ask {whenAsked(current.asksAt, new Date())}.</strong> : null}
            </p>
          </div>
          {due ? (
            <Suspense fallback={<div className="h-24" />}>
              <OutcomeForm key={due.id} step={due} legend="How did it go?" />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-x-5">
        {own.length > 0 ? (
          <Link to="/my-children/$childId/what-works" params={{ childId: child.id }} className={LINK}>
            <span>
              What works for <bdi>{nameOf(child.name)}</bdi>
            </span>
          </Link>
        ) : null}
        <Link to="/my-children/$childId/handbook" params={{ childId: child.id }} className={LINK}>
          Browse guidance
        </Link>
      </div>
    </div>
  )
}
