import { cx } from '../../../ui/cx.ts'

/** A description that a model wrote. */
export function AnalysisText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cx('text-sm', className)}>
      <p dir="auto" className="wrap-anywhere">
        {text}
      </p>
      <p className="mt-1.5 text-ink-soft text-xs">
        Written by AI from the type and the age; no person has checked it. An aid for talking with the coach,
        nothing more.
      </p>
    </div>
  )
}
