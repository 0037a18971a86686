import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

export const NOT_YOU =
  'If this was not you, choose a new password now: press Forgot password? on the login page. That ends every session.'

/** Leads to the page where a new password is chosen. */
export const passwordResetMail = (to: string, link: string): Mail => ({
  to,
  ...letter({
    subject: 'Choose a new password for Kinwise',
    preview: 'The link works for one hour, and once.',
    heading: 'Choose a new password',
    paragraphs: ['Somebody, hopefully you, asked to choose a new password for this address.'],
    action: { label: 'Choose a new password', url: link },
    notes: [
      'The link works for one hour, and once. Choosing a new password logs you out everywhere.',
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
  }),
})

/** Whoever signs up again where nobody may be told that the address is known hears it here, and only here. */
export const alreadyRegisteredMail = (to: string, loginUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'You already have a Kinwise account',
    preview: 'You can simply log in.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, hopefully you, tried to sign up with this address. It already has an account, so you can simply log in.',
    ],
    action: { label: 'Log in', url: loginUrl },
    notes: ['Forgotten the password? The login page helps. If it was not you, there is nothing to do.'],
  }),
})

/** Told to the address after the fact; nothing of the account's content stands in it. */
export const passwordChangedMail = (to: string): Mail => ({
  to,
  ...letter({
    subject: 'Your Kinwise password was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: ['The password of your account was just changed. If this was you, there is nothing to do.'],
    notes: [NOT_YOU],
  }),
})

/** To the old address, before anything has changed. The new one is not named: whoever reads this mailbox may not be its owner. */
export const emailChangeAskedMail = (to: string): Mail => ({
  to,
  ...letter({
    subject: 'A new address for your Kinwise account',
    preview: 'If this was you, open the link in the mail to your new address.',
    heading: 'Your account is about to move',
    paragraphs: [
      'Somebody who knows your password asked to move your account to another address. It moves when the link in the mail to that address is opened, within one hour.',
    ],
    notes: [NOT_YOU],
  }),
})
