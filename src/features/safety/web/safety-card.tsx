import { ChevronDown, HeartHandshake, LogOut, ShieldAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { SafetyCard as Card, HelpLine } from '../contract.ts'
import { FirstCall, HelpLines, HelpPlace } from './help-lines.tsx'
import { leaveQuickly } from './leave-quickly.ts'

/** What to do when someone may be in danger. It can be folded to a bar, and never goes away. */
export function SafetyCard({ card }: { card: Card }) {
  const [isFolded, setIsFolded] = useState(false)
  const id = useId()
  const isSupport = card.level === 'support'
  const first = !isSupport && card.lines[0]?.href && !isDetailed(card.lines[0]) ? card.lines[0] : null
  const Icon = isSupport ? HeartHandshake : ShieldAlert
  return (
    <section
      aria-labelledby={id}
      data-safety-card
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
          className={cx(
            'min-w-0 flex-1 font-semibold leading-snug',
            isFolded ? 'truncate text-sm' : 'py-1.5 text-lg',
          )}
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
        <div className="space-y-5 px-4 pt-4 pb-2 sm:px-5">
          {first ? <FirstCall line={first} /> : null}
          {card.quickExit ? (
            <button
              type="button"
              onClick={leaveQuickly}
              className="touch inline-flex w-full items-center justify-center gap-2 rounded-full bg-ink px-5 font-semibold text-paper text-sm focus-visible:rounded-full sm:w-auto"
            >
              <LogOut aria-hidden="true" className="size-4" />
              Leave this page now
            </button>
          ) : null}
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
          <div className="space-y-2">
            <HelpPlace country={card.country} isGuess={card.countryIsGuess} />
            <HelpLines lines={first ? card.lines.slice(1) : card.lines} isFirstLoud={isSupport} />
          </div>
          <div className="border-line border-t pt-1">
            <button
              type="button"
              aria-expanded={true}
              onClick={() => setIsFolded(true)}
              className="touch -mx-2 px-2 text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
            >
              This does not fit
            </button>
          </div>
        </div>
      )}
    </section>
  )
}

/** A line with more to it than its number stands whole among the others. */
const isDetailed = ({ text, url, hours }: HelpLine) => Boolean(text || url || hours)
