import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function CheckoutWaiting() {
  return (
    <Page heading="Checkout">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <div className="grid gap-6 lg:grid-cols-[1fr_1.1fr] lg:gap-8">
        <Skeleton className="h-96 rounded-2xl" />
        <Skeleton className="h-96 rounded-2xl" />
      </div>
    </Page>
  )
}
