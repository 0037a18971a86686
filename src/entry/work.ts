import { type AccountNotice, accountNotice } from '../features/accounts/account-notices.ts'
import { type ConfirmRequest, sendConfirmLink } from '../features/accounts/confirming/send-confirm-link.ts'
import type { Errand } from '../features/accounts/contract.ts'
import { tellOfGuesses } from '../features/accounts/guessing/tell-of-guesses.ts'
import type { ProviderParts } from '../features/billing/converge-subscription.ts'
import { type PlanMail, planMail } from '../features/billing/emails/plan-mail.ts'
import { handlePaymentEvent } from '../features/billing/handle-payment-event.ts'
import { payBack } from '../features/billing/provider-steps.ts'
import type { Refund } from '../features/billing/withdraw-contract.ts'
import { purgeDeleted } from '../features/coaching/delete-conversation.ts'
import type { AccountMail } from '../features/privacy/close-account.ts'
import { accountMail } from '../features/privacy/emails/account-mail.ts'
import { type SiteWork, siteHandlers } from '../features/site/jobs.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import type { SendMail } from '../platform/mail/mail.ts'

/** All background work by name, with what each is given. */
export type Work = SiteWork & {
  'confirm-link': ConfirmRequest
  'plan-mail': PlanMail
  'account-mail': AccountMail
  /** Looks into what the payment provider told of. */
  'payment-event': { eventId: string }
  'pay-back': Refund
  /** Removes deleted conversations for good once nobody can have them back. */
  'purge-conversations': Record<string, never>
  'reset-link': { email: string; errand?: Errand }
  'account-notice': AccountNotice
  'password-guessed': { email: string }
}

type WorkParts = {
  db: Db
  clock: Clock
  sendMail: SendMail
  sendReset: (email: string, errand?: Errand) => Promise<void>
  config: Pick<Config, 'appUrl' | 'supportEmail'>
  /** Null where no card is charged. */
  provider: ProviderParts | null
}

export const workHandlers = ({
  db,
  clock,
  sendMail,
  sendReset,
  config: { appUrl, supportEmail },
  provider,
}: WorkParts): JobHandlers<Work> => ({
  ...siteHandlers({ db, sendMail, supportEmail }),
  'reset-link': ({ email, errand }) => sendReset(email, errand),
  'password-guessed': ({ email }) => tellOfGuesses({ db, sendMail, appUrl }, email),
  'account-notice': (notice) => sendMail(accountNotice(notice, appUrl)),
  'confirm-link': (request) => sendConfirmLink({ db, sendMail, appUrl }, request),
  'plan-mail': (mail) => sendMail(planMail(mail, appUrl)),
  'account-mail': (mail) => sendMail(accountMail(mail, appUrl)),
  'payment-event': async ({ eventId }) => {
    if (provider) await handlePaymentEvent(provider, eventId)
  },
  'pay-back': async (refund) => {
    if (provider) await payBack(provider.payments, refund)
  },
  'purge-conversations': async () => void (await purgeDeleted(db, clock())),
})
