import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'

/** What stands where an answer should. Its numbers are in the page itself: they are there when nothing else can be reached. */
export function TroubleNote({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="w-fit max-w-full rounded-xl rounded-ss-sm bg-glow-wash px-4 py-3 text-glow-ink sm:px-5">
      <div className="flex gap-3">
        <CloudOff aria-hidden="true" className="mt-1 size-5 shrink-0" strokeWidth={1.75} />
        <p>{words}</p>
      </div>
      <p className="mt-2 text-sm sm:ps-8">
        If someone is in danger, call{' '}
        <a href="tel:112" className="font-semibold underline underline-offset-3">
          112
        </a>{' '}
        or{' '}
        <a href="tel:911" className="font-semibold underline underline-offset-3">
          911
        </a>{' '}
        now.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 sm:ps-8">{children}</div>
    </div>
  )
}
