import type { ReactNode, RefObject } from 'react'

type TalkLogProps = {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** What scrolls in every chat. New words are read aloud by whoever writes them, not by the log. */
export function TalkLog({ scroller, content, children }: TalkLogProps) {
  return (
    <div
      ref={scroller}
      role="log"
      aria-live="off"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain focus-visible:-outline-offset-2 print:overflow-visible"
    >
      <div ref={content} className="mx-auto flex max-w-[46rem] flex-col gap-5 px-4 pt-6 pb-8 sm:px-6">
        {children}
      </div>
    </div>
  )
}
