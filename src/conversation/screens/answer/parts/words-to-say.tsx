import { Check, Copy } from 'lucide-react'
import { useId } from 'react'
import { useCopied } from '../use-copied.ts'

/** What a parent can say aloud, word for word. */
export function WordsToSay({ words }: { words: string[] }) {
  const id = useId()
  if (words.length === 0) return null
  return (
    <figure
      aria-labelledby={id}
      className="space-y-1 rounded-lg bg-glow-wash py-2.5 ps-4 pe-2 text-glow-ink print:border print:border-line"
    >
      <figcaption id={id} className="font-semibold text-xs">
        Words to say
      </figcaption>
      {words.map((line) => (
        <Line key={line} line={line} />
      ))}
    </figure>
  )
}

function Line({ line }: { line: string }) {
  const copied = useCopied(line)
  return (
    <div className="flex flex-wrap items-end justify-end gap-x-2">
      <blockquote
        dir="auto"
        className="min-w-0 flex-1 basis-48 py-1 font-display text-ink text-lg leading-snug"
      >
        <p>“{line}”</p>
      </blockquote>
      {copied ? (
        <button
          type="button"
          aria-label="Copy these words"
          onClick={copied.copy}
          className="touch inline-flex items-center justify-center gap-1.5 rounded-full px-2.5 font-semibold text-xs hover:bg-ink/6 focus-visible:rounded-full print:hidden"
        >
          {copied.isCopied ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
          {copied.isCopied ? 'Copied' : 'Copy'}
        </button>
      ) : null}
      <span role="status" className="sr-only">
        {copied?.isCopied ? 'Copied' : ''}
      </span>
    </div>
  )
}
