import { type ReactNode, useRef } from 'react'
import { Spoken } from '../../coaching/web/spoken.tsx'
import { useVisibleHeight } from '../../coaching/web/use-visible-height.ts'

/** A chat that fills the window. */
export function OpenShell({
  status,
  alert,
  children,
}: {
  status: string
  alert: string
  children: ReactNode
}) {
  const shell = useRef<HTMLDivElement>(null)
  useVisibleHeight(shell)
  return (
    <div ref={shell} className="fixed inset-0 z-30 flex h-dvh flex-col bg-paper text-ink">
      {children}
      <Spoken status={status} alert={alert} />
    </div>
  )
}

/** What stands below the talk: the field, or what takes its place. */
export function OpenFoot({ children }: { children: ReactNode }) {
  return (
    <div className="relative shrink-0 px-3 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-6">
      <div className="mx-auto max-w-[46rem]">
        {children}
        <p className="mt-2 text-center text-ink-faint text-xs">
          AI coach, not a doctor or an emergency service.
        </p>
      </div>
    </div>
  )
}
