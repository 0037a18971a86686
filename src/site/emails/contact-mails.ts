import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { ContactMessage } from '../contract.ts'

/** What somebody wrote, to whoever answers. An answer to it goes to the writer. */
export const contactMail = (to: string, { name, email, subject, message }: ContactMessage): Mail => ({
  to,
  replyTo: email,
  ...letter({
    subject: `Contact: ${subject}`,
    preview: `From ${name}`,
    heading: subject,
    paragraphs: [`${name} (${email}) wrote on the contact page:`],
    quote: message,
    notes: ['Answer this mail, and your words go to them.'],
  }),
})

/** Says that a message arrived. It repeats no word of it: anybody can type somebody else's address. */
export const contactReceiptMail = (to: string): Mail => ({
  to,
  ...letter({
    subject: 'We have your message',
    preview: "We'll get back to you within 24 hours.",
    heading: 'We have your message',
    paragraphs: [
      "Thank you for writing. We'll get back to you within 24 hours.",
      "If someone may be in danger, please don't wait for us: call your emergency number now.",
    ],
    notes: ["Didn't write to us? Someone mistyped their address. You can ignore this email."],
  }),
})
