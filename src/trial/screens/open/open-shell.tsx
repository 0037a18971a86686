import type { ReactNode } from 'react'
import type { useShell } from '../../../conversation/screens/chat/use-shell.ts'
import { Spoken } from '../../../conversation/screens/transcript/spoken.tsx'

type OpenShellProps = ReturnType<typeof useShell> & { status: string; alert: string; children: ReactNode }

/** A chat that fills the window. */
export function OpenShell({ shell, isLow, status, alert, children }: OpenShellProps) {
  return (
    <div
      ref={shell}
      data-low={isLow || undefined}
      className="group/chat fixed inset-0 z-30 flex h-dvh flex-col bg-paper text-ink"
    >
      {children}
      <Spoken status={status} alert={alert} />
    </div>
  )
}
