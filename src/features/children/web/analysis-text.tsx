import { cx } from '../../../ui/cx.ts'
import type { PersonalityAnalysis } from '../contract.ts'

type AnalysisTextProps = { text: string; source: PersonalityAnalysis['source'] | null; className?: string }

/** A description, and plainly who wrote it. */
export function AnalysisText({ text, source, className }: AnalysisTextProps) {
  return (
    <div className={cx('text-sm', className)}>
      <p dir="auto" className="wrap-anywhere">
        {text}
      </p>
      <p className="mt-1.5 text-ink-soft text-xs">
        {SOURCES[source ?? 'unknown']} An aid for talking with the coach, nothing more.
      </p>
    </div>
  )
}

const SOURCES = {
  model: 'Written by AI from the type and the age; no person has checked it.',
  guide: 'Put together by the built-in guide from the type and the age; no AI wrote it.',
  unknown: 'Written from the type and the age.',
}
