import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))
const Tooltips = lazy(() => import('./tooltips.tsx').then((module) => ({ default: module.Tooltips })))

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
