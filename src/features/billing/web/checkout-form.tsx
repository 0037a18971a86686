import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { consents } from '../../../../content/site/consents.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { randomId } from '../../../ui/random-id.ts'
import { RequestError } from '../../../ui/request.ts'
import { toast } from '../../../ui/toast.ts'
import { wordsFor } from '../../../ui/words.ts'
import type { Plan } from '../../plans/contract.ts'
import type { SubscriptionView } from '../contract.ts'
import { useStartCheckout } from './api.ts'
import { PlaceholderCard } from './placeholder-card.tsx'
import { ProviderNote } from './provider-note.tsx'
import { RenewalWords } from './renewal-words.tsx'

type CheckoutFormProps = { plan: Plan; setupFeeCents: number; subscription: SubscriptionView }

export function CheckoutForm({ plan, setupFeeCents, subscription }: CheckoutFormProps) {
  const navigate = useNavigate()
  const isPaidElsewhere = subscription.payments === 'stripe'
  // The same id however often the button is pressed, so that a lost answer costs nothing twice.
  const [checkoutId] = useState(randomId)
  const [isAgreed, setIsAgreed] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const checkout = useStartCheckout()
  const submit = () => {
    setIsAsked(true)
    if (!isAgreed) return
    checkout.mutate(
      { checkoutId, planId: plan.id, agreesToRenewal: true, dueCents: plan.priceCents + setupFeeCents },
      {
        onSuccess: ({ next }) => {
          // The payment page is another site's: it comes back by itself.
          if (!next.startsWith('/')) return location.assign(next)
          toast.success(isPaidElsewhere ? 'Your plan was changed.' : `Your ${plan.name} plan has started.`)
          void navigate({ href: next })
        },
      },
    )
  }
  return (
    <form
      noValidate
      className="mt-4 space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isPaidElsewhere ? <ProviderNote isChange={subscription.renewsByItself} /> : <PlaceholderCard />}
      <div>
        <RenewalWords plan={plan} setupFeeCents={setupFeeCents} />
        <div className="mt-3">
          <Checkbox
            label={consents.renewal.text}
            checked={isAgreed}
            onChange={(event) => setIsAgreed(event.currentTarget.checked)}
            error={isAsked && !isAgreed ? 'Please tick this box to go on.' : undefined}
          />
        </div>
      </div>
      {checkout.error ? <Notice tone="error">{failureWords(checkout.error)}</Notice> : null}
      <Button
        type="submit"
        size="lg"
        className="w-full"
        isLoading={checkout.isPending || checkout.isSuccess}
        loadingText="One moment..."
      >
        {isPaidElsewhere && !subscription.renewsByItself ? 'Continue to Payment' : 'Complete Checkout'}
      </Button>
    </form>
  )
}

const failureWords = (error: unknown): string => {
  const code = error instanceof RequestError ? error.code : ''
  if (code === 'conflict') return 'The price has changed since you opened this page. Please look at it again.'
  if (code === 'payments_off' || code === 'network' || code === 'payment_failed') return wordsFor(error)
  return 'Failed to complete checkout. Please try again.'
}
