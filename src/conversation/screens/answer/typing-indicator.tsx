import { useEffect, useState } from 'react'

const LONG_MS = 8_000

/** Until the first word comes; in words too when that takes long. */
export function TypingIndicator({ place = null }: { place?: number | null }) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="flex w-fit animate-fade items-center gap-3 rounded-xl rounded-ss-sm border border-line bg-surface px-5 py-4 shadow-sm">
      <span aria-hidden="true" className="flex gap-1.5">
        <span className="size-2 animate-breathe rounded-full bg-accent" />
        <span className="size-2 animate-breathe rounded-full bg-accent [animation-delay:200ms]" />
        <span className="size-2 animate-breathe rounded-full bg-accent [animation-delay:400ms]" />
      </span>
      <span className={isLong || place !== null ? 'text-ink-soft text-sm' : 'sr-only'}>
        {place !== null
          ? `Many parents are asking right now. Your place in line: ${place}.`
          : isLong
            ? 'Still thinking…'
            : 'Coach is answering'}
      </span>
    </div>
  )
}
