import { MessageSquareText, Phone } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import type { HelpLine } from '../contract.ts'

type LineTone = 'emergency' | 'accent' | 'quiet'

const TONES: Record<LineTone, string> = {
  emergency: 'bg-emergency text-on-emergency',
  accent: 'bg-accent text-on-accent hover:bg-accent-deep',
  quiet: 'border border-edge/55 bg-surface text-ink hover:border-edge',
}

/** One way to get help: a number to press, and what else there is to it. */
export function HelpLineView({ line, tone }: { line: HelpLine; tone: LineTone }) {
  const isBare = !line.text && !line.url && !line.hours
  return (
    <div className={isBare ? undefined : 'rounded-lg bg-sunk p-2 pb-1'}>
      {line.href?.startsWith('tel:') ? (
        <a
          href={line.href}
          className={cx(
            'flex min-h-14 items-center gap-3 rounded-md px-4 py-2 transition-colors focus-visible:rounded-md',
            TONES[tone],
          )}
        >
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0 flex-1 leading-snug">
            <span className="block font-semibold text-lg tabular-nums">Call {line.call}</span>
            <span className="block text-sm">{line.name}</span>
          </span>
        </a>
      ) : (
        <p className="px-2 pt-1 font-semibold">{line.name}</p>
      )}
      {isBare ? null : <LineDetails line={line} />}
    </div>
  )
}

function LineDetails({ line: { text, url, hours } }: { line: HelpLine }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 px-2 text-ink-soft text-sm">
      {hours ? <span className="py-1.5">{hours}</span> : null}
      {text ? <TextWay text={text} /> : null}
      {url && /^https?:\/\//.test(url) ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="touch inline-flex items-center font-semibold text-ink underline underline-offset-4"
        >
          Chat or website<span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : null}
    </p>
  )
}

/** 'HOME to 741741' opens a message to the number at its end; where there is none it is only said. */
function TextWay({ text }: { text: string }) {
  const number = /\d[\d\s-]*$/.exec(text)?.[0].replace(/\D/g, '')
  if (!number) return <span className="py-1.5">Text {text}</span>
  return (
    <a
      href={`sms:${number}`}
      className="touch inline-flex items-center gap-1.5 font-semibold text-ink underline underline-offset-4"
    >
      <MessageSquareText aria-hidden="true" className="size-4" />
      Text {text}
    </a>
  )
}
