import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Sent where WhatsApp would not take a message. Nothing of what was said stands in it. */
export const waitingMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'Something is waiting for you on Kinwise',
    preview: "We couldn't reach your phone.",
    heading: 'Something is waiting for you',
    paragraphs: [
      "We couldn't reach your phone on WhatsApp, so your coach's last message hasn't arrived there. Nothing is lost: it's in your account.",
    ],
    action: { label: 'Read it', url: `${appUrl}/my-children` },
    notes: ["If you don't use WhatsApp any more, you can disconnect your phone on your child's card."],
  }),
})
