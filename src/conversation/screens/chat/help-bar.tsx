import { ShieldAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { SafetyCard } from '../../../safety/contract.ts'

const HelpDialog = lazy(() => import('./help-dialog.tsx').then((module) => ({ default: module.HelpDialog })))

/** Once something grave was said, whom to call stays one press away for the rest of the conversation. */
export function HelpBar({ card }: { card: SafetyCard }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-2.5 rounded-lg bg-danger-wash px-4 text-danger-ink text-sm">
      <ShieldAlert aria-hidden="true" className="size-[1.15em] shrink-0" />
      <p className="min-w-0 flex-1 basis-40 py-2">Emergency numbers</p>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="touch shrink-0 font-semibold underline underline-offset-4"
      >
        Show help
      </button>
      {isOpen ? (
        <Suspense>
          <HelpDialog card={card} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
