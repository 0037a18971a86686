import { useRef, useState } from 'react'
import type { SafetyCard as Card } from '../contract.ts'
import { SafetyCard } from './safety-card.tsx'

/** Where it is not sure that somebody is in danger: one line under the answer, which opens the card. */
export function QuietHelp({ card }: { card: Card }) {
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const open = (next: boolean) => {
    setIsOpen(next)
    // The pressed button goes, and its counterpart takes the focus over.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus())
  }
  return (
    <div ref={place}>
      {isOpen ? (
        <SafetyCard card={card} onFold={() => open(false)} />
      ) : (
        <p data-quiet-help className="border-edge/40 border-s-2 ps-3 text-ink-soft text-sm">
          Is someone in danger, or is this heavier than one evening?{' '}
          <button
            type="button"
            aria-expanded={false}
            onClick={() => open(true)}
            className="touch -my-3 font-semibold text-ink underline underline-offset-4"
          >
            Who can help
          </button>
        </p>
      )}
    </div>
  )
}
