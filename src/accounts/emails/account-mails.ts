import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

export const NOT_YOU =
  "If it wasn't you, choose a new password now: press Forgot password? on the login page. That logs everyone out."

/** Leads to the page where a new password is chosen. */
export const passwordResetMail = (to: string, link: string): Mail => ({
  to,
  ...letter({
    subject: 'Choose a new password for Kinwise',
    preview: 'The link works for one hour, and once.',
    heading: 'Choose a new password',
    paragraphs: ['Someone, hopefully you, asked to choose a new password for this address.'],
    action: { label: 'Choose a new password', url: link },
    notes: [
      'The link works for one hour, and once. Choosing a new password logs you out everywhere.',
      "Didn't ask for it? You can ignore this email. Your password stays the same.",
    ],
  }),
})

/** Whoever signs up again where nobody may be told that the address is known hears it here, and only here. */
export const alreadyRegisteredMail = (to: string, loginUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'You already have a Kinwise account',
    preview: 'You can just log in.',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, hopefully you, tried to sign up with this address. It already has an account, so you can just log in.',
    ],
    action: { label: 'Log in', url: loginUrl },
    notes: [
      "Forgot your password? The login page can help. If it wasn't you, you don't need to do anything.",
    ],
  }),
})

/** Told to the address after the fact; nothing of the account's content stands in it. */
export const passwordChangedMail = (to: string): Mail => ({
  to,
  ...letter({
    subject: 'Your Kinwise password was changed',
    preview: "If it was you, you're all set.",
    heading: 'Your password was changed',
    paragraphs: ["The password of your account was just changed. If it was you, you're all set."],
    notes: [NOT_YOU],
  }),
})

/** To the old address, before anything has changed. The new one is not named: whoever reads this mailbox may not be its owner. */
export const emailChangeAskedMail = (to: string): Mail => ({
  to,
  ...letter({
    subject: 'A new address for your Kinwise account',
    preview: 'If it was you, open the link we sent to your new address.',
    heading: 'Your account is about to move',
    paragraphs: [
      'Someone who knows your password asked to move your account to another address. It moves once they open the link we sent there, within one hour.',
    ],
    notes: [NOT_YOU],
  }),
})
