import { cx } from '../../../ui/cx.ts'
import { Tag } from '../../../ui/tag.tsx'
import type { Letter } from '../../contract.ts'
import type { PairResult } from '../../rules.ts'
import { poleWord } from '../personality/personality.ts'

/** One pair as a band between its two letters, the child's place on it marked. */
export function PairBand({ pair }: { pair: PairResult }) {
  const { first, second, firstSum, secondSum, chosen, percent, isClose } = pair
  return (
    <li>
      <div className="grid min-h-7 grid-cols-[1fr_auto_1fr] items-center gap-2 text-sm">
        <Pole letter={first} isChosen={chosen === first} />
        {isClose ? <Tag tone="warm">{firstSum === secondSum ? 'Even' : 'Close call'}</Tag> : null}
        <Pole letter={second} isChosen={chosen === second} isMirrored />
      </div>
      <p className="sr-only">
        {poleWord(first)} {firstSum}, {poleWord(second)} {secondSum}, of 15 each.
      </p>
      <div className="px-2.5 pt-2">
        {/* Attributes, not a style: the pages' content security policy refuses style attributes. */}
        <svg aria-hidden="true" width="100%" height="20" className="block overflow-visible">
          <line
            x1="0%"
            x2="100%"
            y1="10"
            y2="10"
            strokeWidth="8"
            strokeLinecap="round"
            className="stroke-ink/10"
          />
          <line x1="50%" x2={`${percent}%`} y1="10" y2="10" strokeWidth="8" className="stroke-accent" />
          <line x1="50%" x2="50%" y1="3" y2="17" strokeWidth="2" className="stroke-edge" />
          <circle cx={`${percent}%`} cy="10" r="9" strokeWidth="3" className="fill-accent stroke-surface" />
        </svg>
      </div>
    </li>
  )
}

function Pole({ letter, isChosen, isMirrored }: { letter: Letter; isChosen: boolean; isMirrored?: boolean }) {
  return (
    <span
      className={cx(
        'flex items-baseline gap-1.5 whitespace-nowrap',
        isMirrored && 'col-start-3 flex-row-reverse',
        isChosen ? 'font-semibold text-ink' : 'text-ink-faint',
      )}
    >
      <span className="text-base">{letter}</span>
      {poleWord(letter)}
    </span>
  )
}
