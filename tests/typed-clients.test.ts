import { hc, type InferRequestType, type InferResponseType } from 'hono/client'
import { expectTypeOf, test } from 'vitest'
import type { AuthApi } from '../src/accounts/auth-routes.ts'
import type { Confirmed, SiteConfig } from '../src/accounts/contract.ts'
import type { AccountApi } from '../src/accounts/routes.ts'
import type { CheckoutInput, SubscriptionView } from '../src/billing/contract.ts'
import type { BillingApi } from '../src/billing/routes.ts'
import type { History, SearchAnswer, Transcript } from '../src/conversation/contract.ts'
import type { ConversationApi } from '../src/conversation/routes.ts'
import type { Child } from '../src/family/contract.ts'
import type { ChildrenApi } from '../src/family/routes.ts'
import type { AdminView } from '../src/operators/contract.ts'
import type { OperatorsApi } from '../src/operators/routes.ts'
import type { PrivacyOverview } from '../src/privacy/contract.ts'
import type { PrivacyApi } from '../src/privacy/routes.ts'
import type { Countries } from '../src/safety/contract.ts'
import type { SafetyApi } from '../src/safety/routes.ts'
import type { Trial } from '../src/trial/contract.ts'
import type { TrialApi } from '../src/trial/routes.ts'

const accounts = hc<AccountApi>('/api')
const auth = hc<AuthApi>('/api/auth')
const billing = hc<BillingApi>('/api/subscription')
const children = hc<ChildrenApi>('/api/children')
const coaching = hc<ConversationApi>('/api')
const admin = hc<OperatorsApi>('/api/admin')
const privacy = hc<PrivacyApi>('/api/privacy')
const safety = hc<SafetyApi>('/api/safety')
const trial = hc<TrialApi>('/api')

const ofChild = coaching.children[':childId'].conversations
const one = coaching.conversations[':conversationId']

/** Each fits where the other does, and neither fits everywhere. */
type Same<Given, Wanted> = 0 extends 1 & Given
  ? 'any'
  : [Given, Wanted] extends [Wanted, Given]
    ? true
    : false

/** The compiler holds this one: an answer that loses its type, or gains a failure's, no longer is its contract. */
test('each answer of a typed client is what its contract says, and nothing else', () => {
  expectTypeOf<Same<InferResponseType<typeof accounts.config.$get>, SiteConfig>>().toEqualTypeOf<true>()
  expectTypeOf<
    Same<InferResponseType<(typeof auth)['confirm-email']['$post']>, Confirmed>
  >().toEqualTypeOf<true>()
  expectTypeOf<Same<InferResponseType<typeof billing.index.$get>, SubscriptionView>>().toEqualTypeOf<true>()
  expectTypeOf<Same<InferResponseType<typeof children.index.$post>, { child: Child }>>().toEqualTypeOf<true>()
  expectTypeOf<Same<InferResponseType<typeof ofChild.$get>, History>>().toEqualTypeOf<true>()
  expectTypeOf<Same<InferResponseType<typeof ofChild.$post>, Transcript>>().toEqualTypeOf<true>()
  expectTypeOf<Same<InferResponseType<typeof one.$get>, Transcript>>().toEqualTypeOf<true>()
  expectTypeOf<Same<InferResponseType<typeof coaching.searches.$post>, SearchAnswer>>().toEqualTypeOf<true>()
  expectTypeOf<Same<InferResponseType<typeof admin.index.$get>, AdminView>>().toEqualTypeOf<true>()
  expectTypeOf<Same<InferResponseType<typeof privacy.index.$get>, PrivacyOverview>>().toEqualTypeOf<true>()
  expectTypeOf<Same<InferResponseType<typeof safety.countries.$get>, Countries>>().toEqualTypeOf<true>()
  expectTypeOf<Same<InferResponseType<typeof trial.trial.$get>, Trial>>().toEqualTypeOf<true>()
})

test('a call asks for what its route asks for', () => {
  expectTypeOf<InferRequestType<typeof billing.checkouts.$post>>().toEqualTypeOf<{ json: CheckoutInput }>()
  expectTypeOf<InferRequestType<typeof one.$patch>>().toEqualTypeOf<
    { param: { conversationId: string } } & { json: { title: string } }
  >()
})
