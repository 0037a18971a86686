import { useId } from 'react'
import type { Choice } from '../../../guidance/contract.ts'
import { cx } from '../../../ui/cx.ts'

const GROUPS: [group: Choice['group'], heading: string][] = [
  ['quick_reply', 'Tap your answer, free'],
  ['offered', 'Tap what fits, free'],
  ['not_this', 'Not this?'],
  ['next', 'Ask next, free'],
]

type ChoiceChipsProps = {
  choices: Choice[]
  /** Null while an answer is being written. */
  onTap: ((choice: Choice) => void) | null
}

/** What can be tapped beneath the newest answer: it's sent at once and costs nothing. */
export function ChoiceChips({ choices, onTap }: ChoiceChipsProps) {
  const groups = GROUPS.map(([group, heading]) => ({
    heading,
    group,
    own: choices.filter((choice) => choice.group === group),
  }))
  return (
    <div data-choices className="space-y-4 print:hidden">
      {groups.map(({ heading, group, own }) =>
        own.length > 0 ? (
          <Group key={group} heading={heading} choices={own} isAside={group === 'not_this'} onTap={onTap} />
        ) : null,
      )}
    </div>
  )
}

type GroupProps = ChoiceChipsProps & { heading: string; isAside: boolean }

function Group({ heading, choices, isAside, onTap }: GroupProps) {
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-2 px-1 font-semibold text-ink-soft text-xs">
        {heading}
      </p>
      <ul aria-labelledby={id} className="flex list-[''] flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.id} className="max-w-full">
            <button
              type="button"
              // Not disabled, which would take the focus away with it.
              aria-disabled={onTap === null || undefined}
              onClick={() => onTap?.(choice)}
              className={cx(
                'touch wrap-anywhere rounded-[22px] border bg-surface px-4 py-2 text-start text-sm leading-snug transition-colors focus-visible:rounded-[22px]',
                'aria-disabled:cursor-default aria-disabled:opacity-55 not-aria-disabled:hover:border-accent not-aria-disabled:hover:bg-accent-wash not-aria-disabled:hover:text-accent-ink',
                isAside || choice.id === 'else'
                  ? 'border-edge/45 text-ink-soft'
                  : 'border-accent/60 text-ink',
              )}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
