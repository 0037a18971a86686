import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Says that something is there to be read, and nothing else: no name, no words. */
export const waitingMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: "There's something new for you",
    preview: 'Open Kinwise to read it',
    heading: "There's something new in your family chat",
    paragraphs: ["We write at most once an hour, and not again until you've read it."],
    action: { label: 'Open the family chat', url: `${appUrl}/family-chat` },
    notes: [`You can turn these mails off in the family chat, under its switches: ${appUrl}/family-chat`],
  }),
})
