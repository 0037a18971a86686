import { Skeleton } from '../../../ui/skeleton.tsx'

/** The chat's shape while it opens: bubbles at the end, the field where it will be. */
export function ChatSkeleton() {
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden">
        <p role="status" className="sr-only">
          Loading the chat
        </p>
        <div className="mx-auto flex w-full max-w-[46rem] flex-col gap-6 px-4 pb-12 sm:px-6">
          <Skeleton className="h-28 w-4/5 rounded-xl" />
          <Skeleton className="ms-auto h-14 w-1/2 rounded-xl" />
          <Skeleton className="h-36 w-11/12 rounded-xl" />
        </div>
      </div>
      <div className="shrink-0 px-3 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-6">
        <Skeleton className="mx-auto h-21 max-w-[46rem] rounded-xl" />
        <p className="invisible mt-2 text-xs">.</p>
      </div>
    </>
  )
}
