import { type ConfirmRequest, sendConfirmLink } from '../accounts/confirming/send-confirm-link.ts'
import type { Errand } from '../accounts/contract.ts'
import { tellOfGuesses } from '../accounts/guessing/tell-of-guesses.ts'
import { type AccountNotice, accountNotice } from '../accounts/security/account-notices.ts'
import { type PlanMail, planMail } from '../billing/emails/plan-mail.ts'
import type { ProviderParts } from '../billing/provider/converge-subscription.ts'
import { handlePaymentEvent } from '../billing/provider/handle-payment-event.ts'
import { payBack } from '../billing/provider/provider-steps.ts'
import type { Refund } from '../billing/withdraw-contract.ts'
import { purgeDeleted } from '../conversation/history/delete-conversation.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import type { SendMail } from '../platform/mail/mail.ts'
import type { AccountMail } from '../privacy/close-account.ts'
import { accountMail } from '../privacy/emails/account-mail.ts'
import { type SiteWork, siteHandlers } from '../site/jobs.ts'

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
