import { lazy, Suspense } from 'react'
import { useIsAwake } from './use-is-awake.ts'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

/** No page waits for what shows toasts: it comes after the first paint, and `toast` keeps what is told until then. */
export function LazyToaster({ hasHeader }: { hasHeader: boolean }) {
  const isAwake = useIsAwake()
  return <Suspense>{isAwake ? <Toaster hasHeader={hasHeader} /> : null}</Suspense>
}
