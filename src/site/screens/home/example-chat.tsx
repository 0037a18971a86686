import { BookOpen } from 'lucide-react'
import { home } from '../../../../content/site/home.ts'
import { Tag } from '../../../ui/tag.tsx'

const { example } = home

/** A picture of a conversation, made of the same shapes as the real one. */
export function ExampleChat() {
  return (
    <figure className="mx-auto w-full max-w-[30rem] lg:mx-0 lg:justify-self-end">
      <div className="overflow-hidden rounded-2xl border border-line bg-paper shadow-lg">
        <div className="flex items-center gap-3 border-line border-b bg-surface px-5 py-3.5">
          <span
            aria-hidden="true"
            className="flex size-11 shrink-0 items-center justify-center rounded-full bg-glow-wash font-semibold text-glow-ink"
          >
            M
          </span>
          <div className="min-w-0 flex-1">
            <p className="font-semibold leading-snug">{example.title}</p>
            <p className="truncate text-ink-soft text-xs">{example.subtitle}</p>
          </div>
          <Tag tone="accent">AI coach</Tag>
        </div>
        <div className="flex flex-col gap-3.5 px-4 pt-4 pb-5 text-base leading-normal sm:px-5 sm:text-sm">
          <p className="text-center text-ink-faint text-xs">{example.time}</p>
          <Question>{example.question}</Question>
          <Answer />
          <Question>{example.reply}</Question>
        </div>
      </div>
      <figcaption className="mt-3.5 text-center text-ink-faint text-xs">{example.caption}</figcaption>
    </figure>
  )
}

function Question({ children }: { children: string }) {
  return (
    <p className="ms-auto max-w-[85%] rounded-xl rounded-ee-sm bg-accent-wash px-4 py-2.5 text-ink">
      <span className="sr-only">Parent: </span>
      {children}
    </p>
  )
}

function Answer() {
  return (
    <div className="max-w-[94%] space-y-2.5 rounded-xl rounded-ss-sm border border-line bg-surface px-4 py-3.5 shadow-sm">
      <span className="sr-only">Coach: </span>
      {example.answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="rounded-md bg-glow-wash px-3.5 py-2.5 text-glow-ink">
        <p className="font-semibold text-xs">{example.wordsLabel}</p>
        <p>{example.words}</p>
      </div>
      <p className="flex items-start gap-2 border-line border-t pt-3 text-ink-soft text-xs">
        <BookOpen aria-hidden="true" className="mt-px size-4 shrink-0" />
        <span>
          {example.sources.map(({ publisher, title }, index) => (
            <span key={publisher}>
              {index > 0 ? ' · ' : null}
              <span className="font-semibold">{publisher}</span> {title}
            </span>
          ))}
        </span>
      </p>
    </div>
  )
}
