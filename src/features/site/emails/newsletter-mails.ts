import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { SiteWork } from '../jobs.ts'

/** Welcomes, and asks whether it was them: nobody is put on a list by somebody else. */
export const newsletterConfirmMail = ({
  to,
  link,
  unsubscribeUrl,
}: SiteWork['newsletter-confirm-mail']): Mail => ({
  to,
  unsubscribeUrl,
  ...letter({
    subject: 'Welcome! Please confirm your subscription',
    preview: 'One press, and the next letter comes to you.',
    heading: 'Good to have you',
    paragraphs: [
      'Somebody, we hope it was you, asked for our newsletter at this address: one calm letter a month, with something small to try.',
      'Please confirm that it was you. The link works for 7 days.',
    ],
    action: { label: 'Confirm subscription', url: link },
    notes: ['If it was not you, ignore this mail. Nothing more will come.'],
  }),
})

export const newsletterWelcomeMail = ({ to, unsubscribeUrl }: SiteWork['newsletter-welcome-mail']): Mail => ({
  to,
  unsubscribeUrl,
  ...letter({
    subject: 'You are on the list',
    preview: 'The next letter will find you.',
    heading: 'You are on the list',
    paragraphs: [
      'Thank you for confirming. The next letter will find you.',
      'If something keeps you awake before then, the coach is there at any hour.',
    ],
    notes: [`You can leave at any time: ${unsubscribeUrl}`],
  }),
})
