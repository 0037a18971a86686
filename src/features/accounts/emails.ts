import type { Mail } from '../../platform/mail/mail.ts'
import { escapeHtml, mailPage } from '../../platform/mail/page.ts'

/** The mail that asks a parent to confirm their address. No child and no plan is named in it. */
export const verificationMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Verify your email for Kinwise',
  text: [
    'Welcome to Kinwise.',
    'Please confirm that this is your email address by opening this link. It works for one hour.',
    link,
    'If you did not sign up, you can ignore this mail and nothing will happen.',
  ].join('\n\n'),
  html: mailPage({
    heading: 'Welcome to Kinwise',
    paragraphs: ['Please confirm that this is your email address. The button works for one hour.'],
    button: { label: 'Verify my email', href: link },
    footnote: `If the button does not work, copy this address: <br>${escapeHtml(link)}<br><br>If you did not sign up, you can ignore this mail and nothing will happen.`,
  }),
})
