import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Calm, because a parent reads it at night: what happened, that it is being held off, and the way in that always works. */
export const passwordGuessedMail = (to: string, appUrl: string): Mail => ({
  to,
  ...letter({
    subject: 'Wrong passwords at your Kinwise account',
    preview: "None of them worked. You don't have to do anything.",
    heading: 'Someone keeps trying your password',
    paragraphs: [
      "Someone typed a wrong password for your account at least ten times today. None of them worked, and we'll only allow a few more tries.",
      'Was it you? That happens to all of us. Press Forgot password? on the login page and choose a new one. That way in stays open, and so do your passkeys and the devices you have logged in on before.',
    ],
    action: { label: 'Go to the login page', url: `${appUrl}/login` },
    notes: [
      "If it wasn't you, leave it to us. A long password you don't use anywhere else, or two-step login, makes guessing hopeless.",
      'We write about this at most once a day.',
    ],
  }),
})
