import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { NOT_YOU } from './account-mails.ts'

/** Told after the fact, as every change of the ways into an account is. */
export const secondStepOnMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'Two-step login is on',
    preview: 'From now on a password alone does not open your account.',
    heading: 'Two-step login is on',
    paragraphs: [
      'From now on, logging in to your Kinwise account takes a code from your authenticator app as well.',
      'Keep the backup codes where you find them without your phone. Each works once.',
    ],
    action: { label: 'Login and security', url: `${appUrl}/account-security` },
    notes: [NOT_YOU],
  }),
})

export const secondStepOffMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'Two-step login is off',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Two-step login is off',
    paragraphs: [
      'Logging in to your Kinwise account takes no code any more. The old backup codes no longer work.',
      'If this was you, there is nothing to do.',
    ],
    action: { label: 'Login and security', url: `${appUrl}/account-security` },
    notes: [NOT_YOU],
  }),
})

export const passkeyAddedMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'A passkey was added to your Kinwise account',
    preview: 'If this was you, there is nothing to do.',
    heading: 'A passkey was added',
    paragraphs: [
      'A device can now open your Kinwise account by fingerprint, face or PIN. If this was you, there is nothing to do.',
    ],
    action: { label: 'See your passkeys', url: `${appUrl}/account-security` },
    notes: [
      'If this was not you, log in, remove the passkey and choose a new password. A new password alone does not remove it.',
    ],
  }),
})

export const passkeyRemovedMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'A passkey was removed from your Kinwise account',
    preview: 'If this was you, there is nothing to do.',
    heading: 'A passkey was removed',
    paragraphs: [
      'One of your devices no longer opens your Kinwise account by itself. If this was you, there is nothing to do.',
    ],
    action: { label: 'See your passkeys', url: `${appUrl}/account-security` },
    notes: [NOT_YOU],
  }),
})
