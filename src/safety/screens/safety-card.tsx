import { ChevronDown, HeartHandshake, LogOut, ShieldAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import type { SafetyCard as Card } from '../contract.ts'
import { CardPlace, useLinesHere } from './card-place.tsx'
import { CardSteps } from './card-steps.tsx'
import { HelpLineView } from './help-lines.tsx'
import { leaveQuickly } from './leave-quickly.ts'
import { LineOrigins } from './line-origins.tsx'

type SafetyCardProps = {
  card: Card
  /** Where something else stands for the folded card; a bar does unless told. */
  onFold?: () => void
}

/** What to do when someone may be in danger. It can be folded to a bar, and the talk goes on as if it had not been there. */
export function SafetyCard({ card, onFold }: SafetyCardProps) {
  const [isFolded, setIsFolded] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  const id = useId()
  const fold = (next: boolean) => {
    setIsFolded(next)
    // The pressed button goes, and its counterpart takes the focus over.
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus())
  }
  const isSupport = card.level === 'support'
  const Icon = isSupport ? HeartHandshake : ShieldAlert
  return (
    // No landmark: the same card may stand in a talk twice.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      role="group"
      ref={section}
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
            isFolded ? 'py-1 text-sm' : 'py-1.5 text-[min(1.1875rem,7.5vw)] leading-snug',
          )}
        >
          {card.title}
        </h3>
        {isFolded ? (
          <button
            type="button"
            aria-expanded={false}
            onClick={() => fold(false)}
            className="touch inline-flex shrink-0 items-center gap-1 px-2 font-semibold text-sm underline-offset-4 hover:underline focus-visible:outline-current"
          >
            Show help
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        ) : null}
      </div>
      {isFolded ? null : <OpenCard card={card} isSupport={isSupport} onFold={onFold ?? (() => fold(true))} />}
    </div>
  )
}

type OpenCardProps = { card: Card; isSupport: boolean; onFold: () => void }

/** In danger the first number comes before every word; in sorrow the words come first. */
function OpenCard({ card, isSupport, onFold }: OpenCardProps) {
  const { country, isGuess, lines } = useLinesHere(card)
  const [first, ...others] = lines
  return (
    <div className="space-y-4 px-4 pt-4 pb-1 sm:px-5">
      {first && !isSupport ? <HelpLineView line={first} tone="emergency" /> : null}
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
      <CardSteps steps={card.steps} isSupport={isSupport} />
      <div className="space-y-2.5">
        <CardPlace country={country} isGuess={isGuess} />
        {first && isSupport ? <HelpLineView line={first} tone="accent" /> : null}
        {others.map((line) => (
          <HelpLineView key={line.name + line.call} line={line} tone="quiet" />
        ))}
        <LineOrigins lines={lines} />
      </div>
      <div className="border-line border-t pt-1">
        <button
          type="button"
          aria-expanded={true}
          onClick={onFold}
          className="touch -mx-2 px-2 text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
        >
          This doesn't fit
        </button>
      </div>
    </div>
  )
}
