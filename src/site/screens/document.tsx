import type { ReactNode } from 'react'
import { Container } from '../../ui/page.tsx'
import { Words } from './words.tsx'

export type Part = {
  heading: string
  text?: readonly string[]
  points?: readonly string[]
  /** Below the points. */
  after?: readonly string[]
  children?: ReactNode
}

type DocumentProps = { heading: string; lead: string; dates?: string; parts: readonly Part[] }

/** A long text to read or to look something up in: on wide screens its contents stay in view beside it. */
export function Document({ heading, lead, dates, parts }: DocumentProps) {
  return (
    <Container className="py-10 sm:py-16">
      <header className="max-w-[44rem]">
        <h1 className="display text-4xl">{heading}</h1>
        <p className="mt-4 text-ink-soft text-lg">{lead}</p>
        {dates ? (
          <p className="mt-4 text-ink-faint text-sm">
            <Words text={dates} />
          </p>
        ) : null}
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 border-line border-t pt-10 lg:grid-cols-[15rem_minmax(0,44rem)]">
        <nav aria-label="On this page" className="hidden lg:block">
          <ol className="sticky top-24 border-line border-l text-sm">
            {parts.map((part) => (
              <li key={part.heading}>
                <a
                  href={`#${anchorOf(part.heading)}`}
                  className="-ml-px block border-transparent border-l-2 py-1.5 pl-4 text-ink-soft hover:border-accent hover:text-ink"
                >
                  {part.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0 space-y-12">
          {parts.map((part) => (
            <DocumentPart key={part.heading} {...part} />
          ))}
        </div>
      </div>
    </Container>
  )
}

function DocumentPart({ heading, text = [], points = [], after = [], children }: Part) {
  const id = anchorOf(heading)
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="display text-2xl">
        {heading}
      </h2>
      <Paragraphs text={text} />
      {points.length > 0 ? (
        <ul className="list-disc space-y-2.5 pl-5 marker:text-glow">
          {points.map((point) => (
            <li key={point} className="pl-1">
              <Words text={point} />
            </li>
          ))}
        </ul>
      ) : null}
      <Paragraphs text={after} />
      {children}
    </section>
  )
}

function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph}>
      <Words text={paragraph} />
    </p>
  ))
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
