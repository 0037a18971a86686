import { useEffect, useRef } from 'react'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { AnalysisText } from './analysis-text.tsx'
import type { Analysis } from './use-analysis.ts'

type AnalysisChoiceProps = { analysis: Analysis; isDisabled: boolean }

/**
 * The switch for a description by a model, off until a parent ticks it: it is a purpose of its own, and what is shared for it is said
 * before. The text is read before it is saved, and goes away with the tick.
 */
export function AnalysisChoice({ analysis, isDisabled }: AnalysisChoiceProps) {
  const { isWanted, canAsk, isWriting } = analysis
  const box = useRef<HTMLDivElement>(null)
  // On a phone the words would stand below the edge of what is seen.
  useEffect(() => {
    if (isWanted) box.current?.scrollIntoView({ block: isWriting ? 'nearest' : 'start' })
  }, [isWanted, isWriting])
  return (
    <div ref={box} className="mt-5 rounded-lg border border-line px-4 py-2">
      <Checkbox
        checked={isWanted}
        disabled={!canAsk || isDisabled}
        onChange={(event) => analysis.setIsWanted(event.target.checked)}
        label={
          <>
            <span className="block font-semibold text-ink">Add a short description written by AI</span>
            <span className="block">
              {canAsk
                ? 'For this, only the age and the four letters go to the AI service. The name stays here. Once saved, the coach reads it with each message.'
                : 'Enter the age first. Then it can be added here.'}
            </span>
          </>
        }
      />
      <div aria-live="polite">{isWanted ? <AnalysisState analysis={analysis} /> : null}</div>
    </div>
  )
}

function AnalysisState({ analysis: { isWriting, text } }: { analysis: Analysis }) {
  if (isWriting)
    return (
      <p className="flex items-center gap-2.5 pt-1 pb-2 text-ink-soft text-sm">
        <Spinner className="text-accent" /> Writing the description...
      </p>
    )
  if (text) return <AnalysisText text={text} className="pb-2" />
  return (
    <p className="pt-1 pb-2 text-ink-soft text-sm">
      We couldn't write a description just now. The type is saved without one.
    </p>
  )
}
