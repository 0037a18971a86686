import { Check } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { Responses } from '../../rules.ts'
import { QUESTION_IDS } from '../../rules.ts'
import { GROUPS } from '../personality/personality.ts'
import { leftIn, stepInto } from './evaluation-steps.ts'

type EvaluationProgressProps = { responses: Responses; place: number; onGoTo: (step: number) => void }

/** How far the evaluation is, and a way to each of its parts, so that what is still open is found without paging. */
export function EvaluationProgress({ responses, place: here, onGoTo }: EvaluationProgressProps) {
  const rated = QUESTION_IDS.filter((id) => id in responses).length
  const text = `${rated} of ${QUESTION_IDS.length} rated`
  return (
    // As high as the list's padding above it too: what scrolls away is cut nowhere else, and fades below.
    <div className="after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-3 after:bg-linear-to-b after:from-surface after:to-transparent sticky -top-2 z-10 -mx-2 -mt-2 bg-surface px-2 pt-3">
      <ProgressBar label="Progress" value={rated} max={QUESTION_IDS.length} valueText={text} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-ink-soft text-sm tabular-nums">{text}</p>
        <ol aria-label="Parts" className="-mr-1.5 flex">
          {GROUPS.map(({ id, title }, place) => (
            <li key={id}>
              <PartButton
                place={place}
                title={title}
                left={leftIn(place, responses)}
                isHere={place === here}
                onPress={() => onGoTo(stepInto(place, responses))}
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

type PartButtonProps = { place: number; title: string; left: number; isHere: boolean; onPress: () => void }

function PartButton({ place, title, left, isHere, onPress }: PartButtonProps) {
  const isRated = left === 0
  return (
    <button
      type="button"
      aria-current={isHere ? 'step' : undefined}
      aria-label={`Part ${place + 1}, ${title}: ${isRated ? 'all rated' : `${left} to rate`}`}
      onClick={onPress}
      className="touch inline-flex items-center justify-center rounded-full"
    >
      <span
        className={cx(
          'inline-flex size-8 items-center justify-center rounded-full font-semibold text-sm tabular-nums',
          isHere && 'bg-accent text-on-accent',
          !isHere && (isRated ? 'bg-accent-wash text-accent-ink' : 'bg-sunk text-ink-soft'),
        )}
      >
        {isRated ? <Check aria-hidden="true" className="size-4" /> : place + 1}
      </span>
    </button>
  )
}
