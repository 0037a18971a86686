import { type Credits as CountedCredits, creditBar, isUnlimited } from '../../../family/rules.ts'
import { cx } from '../../../ui/cx.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'

type ChatCreditsProps = {
  credits: CountedCredits | null
  hasFailed: boolean
  isQuiet: boolean
}

/** How many messages this child has left: a line of its own on a phone, beside the title on a wide screen. */
export function ChatCredits({ credits, hasFailed, isQuiet }: ChatCreditsProps) {
  return (
    <div
      className={cx(
        'flex min-h-6 w-full items-center gap-3 px-2 pt-1.5 text-ink-soft text-xs tabular-nums sm:w-52 sm:flex-col sm:min-h-8 sm:items-stretch sm:justify-center sm:gap-1.5 sm:pt-0',
        // At the end of a talk.
        'group-data-low/chat:w-full! group-data-low/chat:flex-row! group-data-low/chat:items-center!',
        // Beside the title its place is kept; a phone has no empty row to spare above a safety card.
        isQuiet && 'max-sm:hidden sm:invisible',
      )}
    >
      {credits ? (
        <Credits {...credits} />
      ) : (
        <p className="sm:text-end">
          {hasFailed ? 'Failed to fetch remaining credits' : 'Loading message credits...'}
        </p>
      )}
    </div>
  )
}

function Credits(credits: CountedCredits) {
  if (isUnlimited(credits.left, credits.allowance, ''))
    return <p className="sm:text-end">Unlimited messages</p>
  const { total, used, percent, text } = creditBar(credits)
  return (
    <>
      <p className="max-w-full shrink-0 sm:text-end">{text}</p>
      <ProgressBar
        label="Messages used"
        value={total > 0 ? used : 1}
        max={total}
        valueText={text}
        tone={percent >= 70 ? 'warm' : 'accent'}
        className="h-1.5"
      />
    </>
  )
}
