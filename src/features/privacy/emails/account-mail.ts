import { letter } from '../../../platform/mail/letter.ts'
import type { Letter } from '../../../platform/mail/letter-page.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
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
      'You asked us to delete your account. It is closed now, and everybody who was signed in to it has been signed out.',
      `On ${day} everything in it will be erased for good. Until then you can open it again by logging in.`,
    ],
    action: { label: 'Log in to open it again', url: `${appUrl}/login` },
    notes: ['If it was not you, log in, open it again and change your password.'],
  }),
  erased: () => ({
    subject: 'Your Kinwise account has been erased',
    preview: 'Nothing of it is left.',
    heading: 'Everything is erased',
    paragraphs: [
      'Your account and everything in it has been erased: profiles, conversations, and what the coach remembered. Nobody can bring it back. Copies that protect against a broken disk lose it within 35 days.',
      'This is the last mail about this account. Take care, all of you.',
    ],
  }),
  inactive: (day, appUrl) => ({
    subject: 'Shall we keep your Kinwise account?',
    preview: `Log in before ${day} to keep it.`,
    heading: 'Shall we keep your account?',
    paragraphs: [
      'You have not been here for almost three years. What nobody uses should not lie around, so we erase accounts after that time.',
      `To keep yours, log in once before ${day}. If you do nothing, it will be erased then, with everything in it.`,
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
