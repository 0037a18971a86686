import type { ReactNode } from 'react'

type ChatFootProps = {
  /** What is told above the field: it stands at the talk's end instead where there is little height. */
  notices: ReactNode
  isLow: boolean
  /** The field, or what takes its place. */
  children: ReactNode
}

/** Below the talk. */
export function ChatFoot({ notices, isLow, children }: ChatFootProps) {
  return (
    <div className="relative shrink-0 px-3 pb-[max(0.625rem,env(safe-area-inset-bottom))] group-data-low/chat:pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:px-6 print:hidden">
      <div className="mx-auto max-w-[46rem]">
        {isLow ? null : notices}
        {children}
        {isLow ? null : <NoDoctor className="mt-2" />}
      </div>
    </div>
  )
}

/** The end of the talk where there is little height: what else stands around the field, the count a little further down. */
export function TalkEnd({ notices, count }: { notices: ReactNode; count: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {notices}
      <div data-after className="flex flex-col gap-2">
        {count}
        <NoDoctor />
      </div>
    </div>
  )
}

const NoDoctor = ({ className = '' }: { className?: string }) => (
  <p className={`text-center text-ink-faint text-xs ${className}`}>
    AI coach, not a doctor or an emergency service.
  </p>
)
