import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Told after the fact. Where somebody is, is neither known nor said. */
export const newLoginMail = (
  { to, at, device }: { to: string; at: string; device: string },
  appUrl: string,
): Mail => ({
  to,
  ...letter({
    subject: 'A new login to your account',
    preview: "If it was you, you're all set.",
    heading: 'A new login to your account',
    paragraphs: [
      `Someone logged in to your Kinwise account on a new device: ${device}, on ${WHEN.format(new Date(at))}.`,
      "If it was you, you're all set. We won't write about this device again.",
    ],
    action: { label: 'See your logins', url: `${appUrl}/account-security` },
    notes: [
      `If it wasn't you, choose a new password now. That logs everyone out. Go to ${appUrl}/login, then press Forgot password?`,
    ],
  }),
})

/** Nobody's place is known here, so the time is the one that means the same everywhere. */
const WHEN = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})
