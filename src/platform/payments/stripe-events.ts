import Stripe from 'stripe'
import { BadSignature, type PaymentEvent } from './payments.ts'

const TOLERANCE_S = 300

/** Checks the signature over the raw bytes. The library refuses what is too old; a header it cannot read and what comes from the future are refused here. */
export const readStripeEvent = (
  stripe: Stripe,
  secret: string,
  body: string,
  signature: string,
  now: Date,
): PaymentEvent => {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
  if (!(signedAt * 1000 <= now.getTime() + TOLERANCE_S * 1000)) throw new BadSignature('not signed yet')
  // The library throws a plain error at an empty one, as if the fault were ours.
  if (/(?:^|,)v1=(?:,|$)/.test(signature)) throw new BadSignature('an empty signature')
  try {
    // Milliseconds: with seconds nothing would ever be too old.
    const receivedAtMs = now.getTime()
    const event = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_S,
      undefined,
      receivedAtMs,
    )
    return { id: event.id, type: event.type, createdAt: new Date(event.created * 1000), ...subjectOf(event) }
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeSignatureVerificationError || cause instanceof SyntaxError) {
      throw new BadSignature('not signed by the provider', { cause })
    }
    throw cause
  }
}

type Subject = Pick<PaymentEvent, 'subscriptionId' | 'checkoutId' | 'paymentId'>

/** Only ids are taken from an event: the truth is read from the provider, since events repeat and come out of order. */
const subjectOf = (event: Stripe.Event): Subject => {
  const none: Subject = { subscriptionId: null, checkoutId: null, paymentId: null }
  const { object } = event.data
  if (object.object === 'checkout.session') return { ...none, checkoutId: object.id }
  if (object.object === 'subscription') return { ...none, subscriptionId: object.id }
  if (object.object === 'invoice') {
    return { ...none, subscriptionId: idOf(object.parent?.subscription_details?.subscription) }
  }
  if (object.object === 'charge' || object.object === 'dispute') {
    return { ...none, paymentId: idOf(object.payment_intent) }
  }
  return none
}

const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'object' && given ? given.id : (given ?? null)
