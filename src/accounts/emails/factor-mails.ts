import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { NOT_YOU } from './account-mails.ts'

/** Told after the fact, as every change of the ways into an account is. */
export const secondStepOnMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'Two-step login is on',
    preview: "From now on, a password alone won't open your account.",
    heading: 'Two-step login is on',
    paragraphs: [
      'From now on, logging in to your Kinwise account takes a code from your authenticator app as well.',
      'Keep the backup codes somewhere you can find them without your phone. Each one works once.',
    ],
    action: { label: 'Login and security', url: `${appUrl}/account-security` },
    notes: [NOT_YOU],
  }),
})

export const secondStepOffMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'Two-step login is off',
    preview: "If it was you, you're all set.",
    heading: 'Two-step login is off',
    paragraphs: [
      'You no longer need a code to log in to Kinwise. The old backup codes have stopped working.',
      "If it was you, you're all set.",
    ],
    action: { label: 'Login and security', url: `${appUrl}/account-security` },
    notes: [NOT_YOU],
  }),
})

export const passkeyAddedMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'A passkey was added to your Kinwise account',
    preview: "If it was you, you're all set.",
    heading: 'A passkey was added',
    paragraphs: [
      "A device can now open your Kinwise account by fingerprint, face or PIN. If it was you, you're all set.",
    ],
    action: { label: 'See your passkeys', url: `${appUrl}/account-security` },
    notes: [
      "If it wasn't you, log in, remove the passkey and choose a new password. A new password alone doesn't remove it.",
    ],
  }),
})

export const passkeyRemovedMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'A passkey was removed from your Kinwise account',
    preview: "If it was you, you're all set.",
    heading: 'A passkey was removed',
    paragraphs: [
      "One of your devices can no longer open your Kinwise account on its own. If it was you, you're all set.",
    ],
    action: { label: 'See your passkeys', url: `${appUrl}/account-security` },
    notes: [NOT_YOU],
  }),
})
