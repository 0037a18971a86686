import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Plan } from '../../plans/contract.ts'
import { Button } from '../../ui/button.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/over/toast.ts'
import { randomId } from '../../ui/random-id.ts'
import { RequestError } from '../../ui/server/request.ts'
import { wordsFor } from '../../ui/words.ts'
import { type Agreement, checkoutForm } from '../forms.ts'
import { beginsToday, type Due, shownCents } from '../rules/due-today.ts'
import { Agreements } from './agreements.tsx'
import { useStartCheckout } from './api.ts'
import { PlaceholderCard } from './placeholder-card.tsx'
import { ProviderNote } from './provider-note.tsx'
import { RenewalWords } from './renewal-words.tsx'

type CheckoutFormProps = { plan: Plan; due: Due }

export function CheckoutForm({ plan, due }: CheckoutFormProps) {
  const navigate = useNavigate()
  const isCharged = due.kind !== 'not-charged'
  const needed = neededFor(due)
  // The same id however often the button is pressed, so that a lost answer costs nothing twice.
  const [checkoutId] = useState(randomId)
  const form = useSchemaForm(checkoutForm(needed), {
    defaultValues: isCharged ? { agreesToRenewal: false, startsAtOnce: false } : {},
  })
  const country = useWatch({ control: form.control, name: 'country' })
  const checkout = useStartCheckout()
  const submit = form.handleSubmit((agreed) =>
    checkout.mutate(
      { ...agreed, checkoutId, planId: plan.id, dueCents: shownCents(plan, due) },
      {
        onSuccess: ({ next }) => {
          // The payment page is another site's: it comes back by itself.
          if (!next.startsWith('/')) return location.assign(next)
          toast.success(isCharged ? 'Your plan was changed.' : `Your ${plan.name} plan has started.`)
          void navigate({ href: next })
        },
      },
    ),
  )
  return (
    <form noValidate className="mt-4 space-y-6" onSubmit={submit}>
      {isCharged ? (
        <ProviderNote kind={due.kind} />
      ) : (
        <PlaceholderCard
          country={country ?? ''}
          onCountry={(next) => form.setValue('country', next || undefined)}
        />
      )}
      <div>
        <RenewalWords plan={plan} due={due} />
        <Agreements needed={needed} form={form} />
      </div>
      {checkout.error ? <Notice tone="error">{failureWords(checkout.error)}</Notice> : null}
      <Button
        type="submit"
        size="lg"
        className="w-full"
        isLoading={checkout.isPending || checkout.isSuccess}
        loadingText="One moment..."
      >
        {due.kind === 'first' ? 'Continue to Payment' : 'Complete Checkout'}
      </Button>
    </form>
  )
}

/** What is agreed to has to happen: where nothing renews or begins there is nothing to tick. */
const neededFor = (due: Due): Agreement[] => {
  if (due.kind === 'not-charged') return []
  return beginsToday(due) ? ['agreesToRenewal', 'startsAtOnce'] : ['agreesToRenewal']
}

const failureWords = (error: unknown): string => {
  const code = error instanceof RequestError ? error.code : ''
  if (code === 'conflict') return 'The price has changed since you opened this page. Please look at it again.'
  if (code === 'payments_off' || code === 'network' || code === 'payment_failed') return wordsFor(error)
  return 'Failed to complete checkout. Please try again.'
}
