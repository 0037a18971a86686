import type { Accounts } from '../accounts/feature.ts'
import { AppError } from '../platform/errors.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { stripePayments } from '../platform/payments/stripe.ts'
import { cancelRenewal } from './cancel-renewal.ts'
import { type EnqueuePlanMail, type PlanMail, planMail } from './emails/plan-mail.ts'
import { endPeriods } from './end-periods.ts'
import { liftLimits } from './lift-limits.ts'
import { handlePaymentEvent } from './provider/handle-payment-event.ts'
import { payBack, setEnding } from './provider/provider-steps.ts'
import { reconcile } from './provider/reconcile.ts'
import { paymentWebhookRoutes } from './provider/webhook-routes.ts'
import { remindOfRenewals } from './remind-of-renewals.ts'
import { billingRoutes, planRoutes } from './routes.ts'
import type { Refund } from './withdraw-contract.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    'plan-mail': PlanMail
    /** Looks into what the payment provider told of. */
    'payment-event': { eventId: string }
    'pay-back': Refund
  }
}

export const billingFeature = (base: Base, { guards }: Pick<Accounts, 'guards'>) => {
  const { config, db, log, clock, sendMail, enqueue } = base
  const enqueueMail: EnqueuePlanMail = (tx, mail) => enqueue(tx, 'plan-mail', mail)
  const provider = config.stripe && {
    ...{ db, clock, log, enqueueMail, appUrl: config.appUrl, payments: stripePayments(config.stripe) },
  }
  const parts = {
    ...{ db, clock, guards, enqueueMail, provider, payments: config.payments },
    enqueueRefund: (tx: typeof db, refund: Refund) => enqueue(tx, 'pay-back', refund),
  }
  const feature: Feature = {
    routes: [
      ['/plans', planRoutes(parts)],
      ['/subscription', billingRoutes(parts)],
    ],
    webhooks: provider
      ? [
          [
            '/',
            paymentWebhookRoutes({
              ...provider,
              enqueueEvent: (tx, eventId) => enqueue(tx, 'payment-event', { eventId }),
            }),
          ],
        ]
      : [],
    jobs: {
      'plan-mail': (mail) => sendMail(planMail(mail, config.appUrl)),
      'payment-event': async ({ eventId }) => {
        if (provider) await handlePaymentEvent(provider, eventId)
      },
      'pay-back': async (refund) => {
        if (provider) await payBack(provider.payments, refund)
      },
    },
    schedule: {
      'end-periods': { cron: '7 * * * *', run: () => endPeriods(db, log, clock()) },
      'remind-of-renewals': { cron: '30 8 * * *', run: () => remindOfRenewals(db, enqueueMail, clock()) },
      'reconcile-plans': {
        cron: '47 2 * * *',
        run: async () => {
          if (provider) await reconcile(provider)
        },
      },
    },
    start: () => liftLimits(db),
  }
  return {
    feature,
    /** Ends what renews before an account closes. Throwing keeps the account open; running it twice does no harm. */
    beforeClosing: async (owner: Subscriber): Promise<void> => {
      if (provider) await setEnding(provider, owner.familyId, true)
      await cancelRenewal({ db, enqueueMail }, owner, clock()).catch(unlessFree)
    },
  }
}

type Subscriber = { familyId: string; email: string }

const unlessFree = (error: unknown): void => {
  if (!(error instanceof AppError && error.code === 'conflict')) throw error
}
