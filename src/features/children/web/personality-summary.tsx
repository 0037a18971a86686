import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { PersonalityAnalysis } from '../contract.ts'
import { analysisOf, hasAnalysis, typeOf } from '../rules.ts'
import { AnalysisText } from './analysis-text.tsx'
import { personalityType } from './personality.ts'

type PersonalitySummaryProps = {
  /** 'TYPE' or 'TYPE|analysis'. */
  profile: string
  analysisSource: PersonalityAnalysis['source'] | null
  onRemoveAnalysis?: (() => void) | undefined
  action: ReactNode
}

/** The type with its nickname and line, what can be done about it, and the analysis to open where there is one. */
export function PersonalitySummary(props: PersonalitySummaryProps) {
  const { profile, analysisSource, onRemoveAnalysis, action } = props
  const type = personalityType(typeOf(profile))
  if (!type) return null
  const analysis = analysisOf(profile)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="font-semibold leading-snug">
          {type.code} <span className="font-normal text-ink-soft">{type.nickname}</span>
        </p>
        {action}
      </div>
      <p className="text-ink-soft text-sm">{type.description}</p>
      {analysis ? (
        <details className="group mt-0.5">
          <summary className="touch inline-flex list-none items-center gap-1.5 font-medium text-good-ink text-sm [&::-webkit-details-marker]:hidden">
            ✓ Enhanced with AI Analysis
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <AnalysisText text={analysis} source={analysisSource} />
          {onRemoveAnalysis ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={onRemoveAnalysis}
              className="-mx-4 underline underline-offset-4"
            >
              Remove this description
            </Button>
          ) : null}
        </details>
      ) : hasAnalysis(profile) ? (
        <p className="mt-1.5 font-medium text-good-ink text-sm">✓ Enhanced with AI Analysis</p>
      ) : null}
    </>
  )
}
