import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Says that it's time, and nothing else: whoever looks over a shoulder reads no child's name and no step. */
export const checkInMail = (
  { to, token }: { to: string; token: string },
  appUrl: string,
): Mail & { unsubscribeUrl: string } => {
  const unsubscribeUrl = `${appUrl}/check-ins/off?token=${token}`
  return {
    to,
    unsubscribeUrl,
    ...letter({
      subject: 'Time for your check-in',
      preview: 'Time for your check-in',
      heading: 'Time for your check-in',
      paragraphs: [],
      action: { label: 'Open Kinwise', url: `${appUrl}/my-children` },
      notes: [`Turn check-ins off: ${unsubscribeUrl}`],
    }),
  }
}
