import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** That a report is there to be read. No child, no month's worry and no plan is named. */
export const reportMail = ({ to }: { to: string }, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'Your look back is ready',
    preview: 'Whenever you have a quiet minute.',
    heading: 'Your look back is ready',
    paragraphs: [
      "We've put together what you told us, what you tried, and what came of it, with ideas for the weeks ahead.",
      "It's yours alone: log in to read it, or to print it for the fridge.",
    ],
    action: { label: 'Read it', url: `${appUrl}/reports` },
  }),
})
