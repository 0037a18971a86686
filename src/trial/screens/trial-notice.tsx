import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** One line above the field: why a message was not sent. */
export function TrialNotice({ children, way }: { children: ReactNode; way?: ReactNode }) {
  return (
    <div className="mb-2 flex animate-fade items-start gap-2.5 rounded-lg bg-glow-wash px-4 py-2.5 text-glow-ink text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-[1.15em] shrink-0" />
      <p className="min-w-0 flex-1">{children}</p>
      {way}
    </div>
  )
}
