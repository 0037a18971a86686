import type { Mail } from '../../platform/mail/mail.ts'
import { alreadyRegisteredMail, emailChangeAskedMail, passwordChangedMail } from '../emails/account-mails.ts'
import {
  passkeyAddedMail,
  passkeyRemovedMail,
  secondStepOffMail,
  secondStepOnMail,
} from '../emails/factor-mails.ts'
import { newLoginMail } from '../emails/new-login-mail.ts'

/** Mails about an account by what happened. As a job, so that no answer waits for the post. */
export type AccountNotice =
  | { to: string; what: keyof typeof NOTICES }
  /** `at` is ISO; `device` is in our words, never the browser's own. */
  | { to: string; what: 'new-login'; at: string; device: string }

const NOTICES = {
  'already-registered': (to: string, appUrl: string) => alreadyRegisteredMail(to, `${appUrl}/login`),
  'password-changed': (to: string) => passwordChangedMail(to),
  'email-change-asked': (to: string) => emailChangeAskedMail(to),
  'second-step-on': secondStepOnMail,
  'second-step-off': secondStepOffMail,
  'passkey-added': passkeyAddedMail,
  'passkey-removed': passkeyRemovedMail,
}

export const accountNotice = (notice: AccountNotice, appUrl: string): Mail =>
  notice.what === 'new-login' ? newLoginMail(notice, appUrl) : NOTICES[notice.what](notice.to, appUrl)
