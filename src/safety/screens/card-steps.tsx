import { cx } from '../../ui/cx.ts'

/** What to do now, most urgent first. */
export function CardSteps({ steps, isSupport }: { steps: string[]; isSupport: boolean }) {
  return (
    <ol className="space-y-2.5">
      {steps.map((step, place) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className={cx(
              'mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full font-semibold text-xs',
              isSupport ? 'bg-glow-wash text-glow-ink' : 'bg-danger-wash text-danger-ink',
            )}
          >
            {place + 1}
          </span>
          <span dir="auto" className="min-w-0">
            {step}
          </span>
        </li>
      ))}
    </ol>
  )
}
