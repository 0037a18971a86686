import { cx } from '../../ui/cx.ts'
import type { HelpLine } from '../contract.ts'

/** Where and when the numbers above were read: one sentence for each day. */
export function LineOrigins({ lines, className }: { lines: HelpLine[]; className?: string }) {
  const days = [...new Set(lines.map(({ seenOn }) => seenOn))]
  return (
    <p className={cx('wrap-anywhere text-ink-faint text-xs', className)}>
      {days
        .map(
          (day) =>
            `Last checked ${dayText(day)}. Source: ${sourcesOf(lines.filter(({ seenOn }) => seenOn === day))}.`,
        )
        .join(' ')}
    </p>
  )
}

const sourcesOf = (lines: HelpLine[]): string =>
  [...new Set(lines.flatMap(({ source }) => source.split('; ')))].join('; ')

const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
