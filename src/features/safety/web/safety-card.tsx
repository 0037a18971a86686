import { ChevronDown, HeartHandshake, LogOut, ShieldAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { SafetyCard as Card } from '../contract.ts'
import { HelpLines } from './help-lines.tsx'
import { leaveQuickly } from './leave-quickly.ts'

/** What to do when someone may be in danger. It can be folded to a bar, and never goes away. */
export function SafetyCard({ card }: { card: Card }) {
  const [isFolded, setIsFolded] = useState(false)
  const id = useId()
  const isSupport = card.level === 'support'
  const Icon = isSupport ? HeartHandshake : ShieldAlert
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'overflow-hidden rounded-xl border-2 bg-surface',
        isSupport ? 'border-glow' : 'border-emergency',
      )}
    >
      <div
        className={cx(
          'flex items-center gap-3 px-4 py-2 sm:px-5',
          isSupport ? 'bg-glow-wash text-glow-ink' : 'bg-emergency text-on-emergency',
        )}
      >
        <Icon aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
        <h3
          id={id}
          dir="auto"
          className={cx('min-w-0 flex-1 py-1.5 font-semibold leading-snug', !isFolded && 'text-lg')}
        >
          {card.title}
        </h3>
        {isFolded ? (
          <button
            type="button"
            aria-expanded={false}
            onClick={() => setIsFolded(false)}
            className="touch inline-flex shrink-0 items-center gap-1 px-2 font-semibold text-sm underline-offset-4 hover:underline focus-visible:outline-current"
          >
            Show help
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        ) : null}
      </div>
      {isFolded ? null : (
        <div className="space-y-5 px-4 pt-4 pb-3 sm:px-5">
          <ol className="space-y-2.5">
            {card.steps.map((step, place) => (
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
          <HelpLines
            lines={card.lines}
            country={card.country}
            isGuess={card.countryIsGuess}
            isSupport={isSupport}
          />
          <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-2">
            <button
              type="button"
              aria-expanded={true}
              onClick={() => setIsFolded(true)}
              className="touch -mx-2 px-2 text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
            >
              This does not fit
            </button>
            {card.quickExit ? (
              <button
                type="button"
                onClick={leaveQuickly}
                className="touch inline-flex items-center gap-2 rounded-full bg-ink px-5 font-semibold text-paper text-sm focus-visible:rounded-full"
              >
                <LogOut aria-hidden="true" className="size-4" />
                Leave this page now
              </button>
            ) : null}
          </div>
        </div>
      )}
    </section>
  )
}
