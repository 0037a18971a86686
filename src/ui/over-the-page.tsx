import { lazy, Suspense } from 'react'
import { useIsAwake } from './use-is-awake.ts'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))
const Tooltips = lazy(() => import('./tooltips.tsx').then((module) => ({ default: module.Tooltips })))

/** Toasts and tooltips. No page waits for them: they come after the first paint, and `toast` keeps what is told until then. */
export function OverThePage({ hasHeader }: { hasHeader: boolean }) {
  const isAwake = useIsAwake()
  if (!isAwake) return null
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
