import type { ReactNode } from 'react'

type OpenHeaderProps = {
  /** The link or button that leads back. */
  back: ReactNode
  title: string
  subtitle: string
  /** Beside the title: a small button. */
  action?: ReactNode
  /** Below on a phone, beside the rest on a wide screen. */
  children?: ReactNode
}

/** The head of a chat without an account. */
export function OpenHeader({ back, title, subtitle, action, children }: OpenHeaderProps) {
  return (
    <header className="shrink-0 border-line border-b bg-surface/80 pt-[env(safe-area-inset-top)] backdrop-blur-sm">
      <div className="mx-auto flex max-w-[58rem] flex-wrap items-center gap-x-2 px-2 py-2 group-data-low/chat:py-0.5 sm:gap-x-3 sm:px-4">
        {back}
        <div className="min-w-0 flex-1">
          <h1 className="font-semibold text-base leading-snug group-data-low/chat:text-[min(1.0625rem,6vw)] group-data-low/chat:leading-tight">
            {title}
          </h1>
          <p className="text-ink-soft text-xs leading-snug group-data-low/chat:sr-only">{subtitle}</p>
        </div>
        <div className="sm:order-last">{action}</div>
        {children ? <div className="w-full px-2 sm:w-auto">{children}</div> : null}
      </div>
    </header>
  )
}

export const BACK_LINK =
  'touch inline-flex shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/7 hover:text-ink focus-visible:rounded-full'
