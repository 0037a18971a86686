import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { analysisOf, typeOf } from '../../rules.ts'
import { AnalysisText } from './analysis-text.tsx'
import { personalityType } from './personality.ts'
import { WhatHelps } from './what-helps.tsx'

type PersonalitySummaryProps = {
  /** 'TYPE' or 'TYPE|analysis'. */
  profile: string
  about: { name: string; age: number | null }
  onRemoveAnalysis?: (() => void) | undefined
  action: ReactNode
}

/** The type with its nickname and line, what can be done about it, and to open: what a model wrote, or else what the guide says helps. */
export function PersonalitySummary(props: PersonalitySummaryProps) {
  const { profile, about, onRemoveAnalysis, action } = props
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
        <Unfolding label="✓ Enhanced with AI Analysis" className="text-good-ink">
          <AnalysisText text={analysis} />
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
        </Unfolding>
      ) : about.age !== null ? (
        <Unfolding
          label={
            <>
              What helps <bdi>{about.name.trim() || 'your child'}</bdi>
            </>
          }
        >
          <WhatHelps about={{ name: about.name, age: about.age, type: type.code }} />
        </Unfolding>
      ) : null}
    </>
  )
}

type UnfoldingProps = { label: ReactNode; className?: string; children: ReactNode }

/** Its words are asked for once it is opened. */
function Unfolding({ label, className, children }: UnfoldingProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className="group mt-0.5" onToggle={() => setWasOpened(true)}>
      <summary
        className={cx(
          'touch inline-flex max-w-full list-none items-center gap-1.5 font-medium text-sm [&::-webkit-details-marker]:hidden',
          className,
        )}
      >
        <span className="wrap-anywhere min-w-0">{label}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {wasOpened ? children : null}
    </details>
  )
}
