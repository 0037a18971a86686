import { Suspense, useEffect, useState } from 'react'
import { optional } from '../server/optional.ts'

const Toaster = optional(() => import('./toaster.tsx').then(({ Toaster }) => Toaster))
const Tooltips = optional(() => import('./tooltips.tsx').then(({ Tooltips }) => Tooltips))

/** Toasts and tooltips. No page waits for them: they come after the first paint, and `toast` keeps what is told until then. */
export function OverThePage({ hasHeader }: { hasHeader: boolean }) {
  // Not `useIsAwake`: that would tell the rest of the page, which may not be awake yet.
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => setIsPainted(true), [])
  if (!isPainted) return null
  return (
    <>
      <Suspense>
        <Toaster hasHeader={hasHeader} />
      </Suspense>
      <Suspense>
        <Tooltips />
      </Suspense>
    </>
  )
}
