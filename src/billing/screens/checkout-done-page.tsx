import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CircleCheck, CreditCard, SearchX, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { textOf } from '../../accounts/screens/where-next.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { RequestError } from '../../ui/server/request.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { checkoutQuery, plansQuery, subscriptionQuery } from './api.ts'

/** Where the payment page leads back to. Coming here is no payment: the page shows what the server knows, and waits for it. */
export function CheckoutDonePage() {
  const checkout = useQuery(
    checkoutQuery(textOf(useSearch({ from: '/checkout/done' }), 'checkout') ?? 'none'),
  )
  const plans = useQuery(plansQuery)
  const client = useQueryClient()
  const status = checkout.data?.status
  useEffect(() => {
    if (status !== 'paid') return
    for (const queryKey of [subscriptionQuery.queryKey, ['children'], ['account']]) {
      void client.invalidateQueries({ queryKey })
    }
  }, [status, client])
  const name = plans.data.find(({ id }) => id === checkout.data?.planId)?.name ?? 'new'
  if (status === 'paid') {
    return (
      <Shown
        icon={<CircleCheck aria-hidden="true" />}
        title={`Your ${name} plan has started`}
        next="/my-children"
        label="My Children"
      >
        Thank you. We're sending you an email with what you chose and how to stop it.
      </Shown>
    )
  }
  if (isNotOurs(checkout.error)) {
    return (
      <Shown
        icon={<SearchX aria-hidden="true" />}
        title="We couldn't find that checkout"
        next="/subscription"
        label="Your Plan"
      >
        This link isn't one of yours, or it's too old. Your plan page shows what you have.
      </Shown>
    )
  }
  if (checkout.isError && !checkout.data)
    return <NotLoaded title="Your payment could not be checked yet" query={checkout} />
  if (status === 'gone') {
    return (
      <Shown
        icon={<Undo2 aria-hidden="true" />}
        title="Nothing was paid"
        next="/pricing"
        label="Back to Pricing"
      >
        That checkout has ended, and you haven't been charged. You can start again any time.
      </Shown>
    )
  }
  return (
    <Page>
      <EmptyState
        level={1}
        icon={<CreditCard aria-hidden="true" />}
        title="Confirming your payment"
        action={<Spinner />}
      >
        <p role="status">
          This usually takes a few seconds. You can close this page: your plan starts as soon as the payment
          is confirmed.
        </p>
      </EmptyState>
    </Page>
  )
}

/** Only then is it known that nothing was paid here; a server that is away knows nothing. */
const isNotOurs = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'not_found' || error.code === 'invalid')

type ShownProps = {
  icon: React.ReactNode
  title: string
  next: '/my-children' | '/pricing' | '/subscription'
  label: string
  children: string
}

function Shown({ icon, title, next, label, children }: ShownProps) {
  const action = (
    <Link to={next} className={buttonClass('primary')}>
      {label}
    </Link>
  )
  return (
    <Page>
      <EmptyState level={1} icon={icon} title={title} action={action}>
        <p role="status">{children}</p>
      </EmptyState>
    </Page>
  )
}
