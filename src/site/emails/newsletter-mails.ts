import type { Work } from '../../platform/jobs/jobs.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Welcomes, and asks whether it was them: nobody is put on a list by somebody else. */
export const newsletterConfirmMail = ({
  to,
  link,
  unsubscribeUrl,
}: Work['newsletter-confirm-mail']): Mail => ({
  to,
  unsubscribeUrl,
  ...letter({
    subject: 'Welcome! Please confirm your subscription',
    preview: "One tap, and you'll get our next letter.",
    heading: 'Good to have you',
    paragraphs: [
      'Someone, hopefully you, asked for our newsletter at this address: one calm letter a month, with something small to try.',
      'Please confirm that it was you. The link works for 7 days.',
    ],
    action: { label: 'Confirm subscription', url: link },
    notes: ["If it wasn't you, ignore this email. We won't write again."],
  }),
})

export const newsletterWelcomeMail = ({ to, unsubscribeUrl }: Work['newsletter-welcome-mail']): Mail => ({
  to,
  unsubscribeUrl,
  ...letter({
    subject: "You're on the list",
    preview: "You'll get our next letter.",
    heading: "You're on the list",
    paragraphs: [
      "Thank you for confirming. You'll get our next letter.",
      'If something keeps you awake before then, the coach is here at any hour.',
    ],
    notes: [`You can leave at any time: ${unsubscribeUrl}`],
  }),
})
