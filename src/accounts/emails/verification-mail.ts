import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** The mail that asks a parent to confirm their address. No child and no plan is named in it. */
export const verificationMail = (to: string, link: string): Mail => ({
  to,
  ...letter({
    subject: 'Verify your email for Kinwise',
    preview: 'One click, and your coach is ready when you are.',
    heading: 'Welcome to Kinwise',
    paragraphs: ['Please confirm that this is your email address. The link works for one hour, and once.'],
    action: { label: 'Verify my email', url: link },
    notes: [
      "It's best to open it in the browser you signed up with. In another one we'll ask for your password first, so no one can open an account in your name.",
      "Didn't sign up? You can ignore this email, and nothing will happen.",
    ],
  }),
})
