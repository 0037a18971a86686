import { MapPin, MessageSquareText, Phone } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import type { HelpLine } from '../contract.ts'

type HelpLinesProps = { lines: HelpLine[]; isFirstLoud: boolean }

/** Who to call, text or write to, the most pressing first. */
export function HelpLines({ lines, isFirstLoud }: HelpLinesProps) {
  if (lines.length === 0) return null
  return (
    <ul className="space-y-2.5">
      {lines.map((line, place) => (
        <li key={line.name + line.call} className="rounded-lg bg-sunk p-2">
          {line.href?.startsWith('tel:') ? (
            <CallButton line={line} className={isFirstLoud && place === 0 ? LOUD : QUIET} />
          ) : (
            <p className="px-2 pt-1 font-semibold">{line.name}</p>
          )}
          <LineDetails line={line} />
        </li>
      ))}
    </ul>
  )
}

const LOUD = 'bg-accent text-on-accent hover:bg-accent-deep'
const QUIET = 'border border-edge/55 bg-surface text-ink hover:border-edge'

/** The one number that comes before every word: an emergency's first line. */
export function FirstCall({ line }: { line: HelpLine }) {
  return <CallButton line={line} className="bg-emergency text-on-emergency" />
}

/** Whose numbers these are, and whether that was a guess. */
export function HelpPlace({ country, isGuess }: { country: string | null; isGuess: boolean }) {
  return (
    <p className="flex items-center gap-1.5 text-ink-soft text-sm">
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      {countryName(country) ?? 'Wherever you are'}
      {isGuess ? <span className="rounded-full bg-sunk px-2 py-0.5 text-xs">guessed</span> : null}
    </p>
  )
}

function CallButton({ line, className }: { line: HelpLine; className: string }) {
  return (
    <a
      href={line.href ?? undefined}
      className={cx(
        'flex min-h-14 items-center gap-3 rounded-md px-4 py-2 transition-colors focus-visible:rounded-md',
        className,
      )}
    >
      <Phone aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold text-lg tabular-nums">Call {line.call}</span>
        <span className="block text-sm">{line.name}</span>
      </span>
    </a>
  )
}

function LineDetails({ line: { text, url, hours } }: { line: HelpLine }) {
  if (!text && !url && !hours) return null
  const number = text?.match(/\d{3,}(?=\D*$)/)?.[0]
  return (
    <p className="flex flex-wrap items-center gap-x-4 px-2 text-ink-soft text-sm">
      {hours ? <span className="py-1.5">{hours}</span> : null}
      {text && number ? (
        <a
          href={`sms:${number}`}
          className="touch inline-flex items-center gap-1.5 font-semibold text-ink underline underline-offset-4"
        >
          <MessageSquareText aria-hidden="true" className="size-4" />
          Text {text}
        </a>
      ) : null}
      {text && !number ? <span className="py-1.5">Text {text}</span> : null}
      {url?.startsWith('https://') ? (
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

/** Null for what is no country's code: a card must stand whatever it was given. */
function countryName(code: string | null) {
  if (!code) return null
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? null
  } catch {
    return null
  }
}
