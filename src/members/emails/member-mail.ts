import type { Role } from '../../accounts/contract.ts'
import type { Db } from '../../platform/db/db.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter-page.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { INVITATION_DAYS } from '../rules.ts'

type GivenRole = Exclude<Role, 'owner'>

export type MemberMail = { to: string } & (
  | { about: 'invited'; by: string; role: GivenRole; token: string }
  | { about: 'joined'; who: string; role: GivenRole }
  | { about: 'left'; who: string }
  | { about: 'removed'; by: string }
  | { about: 'owner'; by: string }
)
export type EnqueueMail = (tx: Db, mail: MemberMail) => Promise<void>

/** What members of a family are told by mail. No child is named. */
export const memberMail = (mail: MemberMail, appUrl: string): Mail => ({
  to: mail.to,
  ...letter(wordsOf(mail, appUrl)),
})

const wordsOf = (mail: MemberMail, appUrl: string): Letter => {
  const family = { label: 'Open your family', url: `${appUrl}/family` }
  switch (mail.about) {
    case 'invited':
      return {
        subject: "You're invited to a family on Kinwise",
        preview: `The link works for ${INVITATION_DAYS} days.`,
        heading: `${nameOf(mail.by)} invites you to their family`,
        paragraphs: [
          INVITED[mail.role],
          'Join with this address. What you talk about with the coach stays yours unless you share it.',
        ],
        action: { label: 'See the invitation', url: `${appUrl}/invitation#${mail.token}` },
        notes: [
          `The link works once, for ${INVITATION_DAYS} days, and for this address alone.`,
          "If you don't know who this is, ignore this mail. Nobody is told.",
        ],
      }
    case 'joined':
      return {
        subject: 'Someone joined your family on Kinwise',
        preview: 'Your invitation was accepted.',
        heading: `${nameOf(mail.who)} joined your family`,
        paragraphs: [
          `They joined as a ${mail.role}. Your own conversations stay private to you, and theirs to them, until one of you shares one.`,
        ],
        action: family,
      }
    case 'left':
      return {
        subject: 'Someone left your family on Kinwise',
        preview: 'Your own conversations are still here.',
        heading: `${nameOf(mail.who)} left your family`,
        paragraphs: [
          "They can't see anything here any more. What they shared is still here, and so is everything of yours.",
        ],
        action: family,
      }
    case 'removed':
      return {
        subject: 'You no longer belong to a family on Kinwise',
        preview: 'What you wrote came along with you.',
        heading: 'You no longer belong to this family',
        paragraphs: [
          `${nameOf(mail.by)} removed you from their family. Your private conversations came along into a family of your own. Nobody else can read them.`,
        ],
        action: { label: 'Open Kinwise', url: `${appUrl}/my-children` },
      }
    case 'owner':
      return {
        subject: 'You now own your family on Kinwise',
        preview: 'Its plan and its members are yours to look after.',
        heading: 'Your family is yours to look after',
        paragraphs: [
          `${nameOf(mail.by)} handed the family over to you. You decide on its plan and its members now. The other members keep what they have.`,
        ],
        action: family,
      }
  }
}

const INVITED: Record<GivenRole, string> = {
  parent:
    'As a parent you see the children, their profiles and what the family shares, and you ask the coach yourself.',
  carer:
    'As a carer you can ask the coach about the children you look after. You don’t see what the parents talked about.',
}

/** A name may be blank, or an address. */
const nameOf = (name: string): string => name.trim() || 'Someone'
