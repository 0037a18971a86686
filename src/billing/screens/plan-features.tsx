import { Check, Clock } from 'lucide-react'
import { pricing } from '../../../content/site/pricing.ts'
import { cx } from '../../ui/cx.ts'
import { featureLine } from '../rules.ts'

/** What a plan has, and what it is to have one day. */
export function PlanFeatures({ features, className }: { features: string[]; className: string }) {
  return (
    <ul className={cx('space-y-3', className)}>
      {features.map(featureLine).map(({ text, isPlanned }) => (
        <li key={text} className={cx('flex items-start gap-3', isPlanned && 'text-ink-soft')}>
          {isPlanned ? (
            <Clock aria-hidden="true" className="mt-[0.25em] size-[1.125em] shrink-0 text-ink-faint" />
          ) : (
            <Check
              aria-hidden="true"
              strokeWidth={2.5}
              className="mt-[0.25em] size-[1.125em] shrink-0 text-accent"
            />
          )}
          <span>{isPlanned ? `${pricing.planned} ${text}` : text}</span>
        </li>
      ))}
    </ul>
  )
}
