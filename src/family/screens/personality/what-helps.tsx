import { useQuery } from '@tanstack/react-query'
import { cx } from '../../../ui/cx.ts'

export type About = { name: string; age: number; type: string }

/** What may help a child of this type and age, in the guide's words: put together here, when it is shown, and kept nowhere. */
export function WhatHelps({ about, className }: { about: About; className?: string }) {
  const { data: text } = useQuery({
    queryKey: ['what-helps', about],
    queryFn: async () => (await import('../../rules/compose-analysis.ts')).composeAnalysis(about),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className={cx('min-h-24 text-sm', className)}>
      <p dir="auto" className="wrap-anywhere">
        {text}
      </p>
      <p className="mt-1.5 text-ink-soft text-xs">
        From the built-in guide, by type and age. No AI wrote it, and it isn't saved.
      </p>
    </div>
  )
}
