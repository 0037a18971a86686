import { letter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter-page.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { AccountMail } from '../close-account.ts'

/** What a parent is told by mail about closing and erasing. No child and no plan is named. */
export const accountMail = ({ to, about, until }: AccountMail, appUrl: string): Mail => ({
  to,
  ...letter(LETTERS[about](dayOf(until), appUrl)),
})

const LETTERS: Record<AccountMail['about'], (day: string, appUrl: string) => Letter> = {
  closed: (day, appUrl) => ({
    subject: 'Your Kinwise account is closed',
    preview: `Until ${day} you can open it again.`,
    heading: 'Your account is closed',
    paragraphs: [
      "You asked us to delete your account. It's closed now, and everyone who was signed in has been signed out.",
      `On ${day} everything in it will be erased for good. Until then you can open it again by logging in.`,
    ],
    action: { label: 'Log in to open it again', url: `${appUrl}/login` },
    notes: ["If it wasn't you, log in, open it again and change your password."],
  }),
  erased: () => ({
    subject: 'Your Kinwise account has been erased',
    preview: 'Nothing is left of it.',
    heading: 'Everything is erased',
    paragraphs: [
      "Your account and everything in it has been erased: profiles, conversations, and what the coach remembered. No one can bring it back. It's gone from our backups within 35 days.",
      'This is the last email about this account. Take care, all of you.',
    ],
  }),
  inactive: (day, appUrl) => ({
    subject: 'Shall we keep your Kinwise account?',
    preview: `Log in before ${day} to keep it.`,
    heading: 'Shall we keep your account?',
    paragraphs: [
      "You haven't been here for almost three years. We don't keep what no one uses, so we erase accounts after three years.",
      `To keep yours, log in once before ${day}. If you do nothing, we'll erase it then, with everything in it.`,
    ],
    action: { label: 'Log in to keep it', url: `${appUrl}/login` },
  }),
}

const dayOf = (time: string) =>
  new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
