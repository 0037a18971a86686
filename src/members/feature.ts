import type { Accounts } from '../accounts/feature.ts'
import type { Base, Feature } from '../platform/feature.ts'
import type { EndRenewal } from './change-member.ts'
import { type EnqueueMail, type MemberMail, memberMail } from './emails/member-mail.ts'
import { forgetInvitations } from './queries.ts'
import { membersRoutes } from './routes.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    'member-mail': MemberMail
  }
}

type Others = Pick<Accounts, 'selfGuards'> & { endRenewal: EndRenewal }

export const membersFeature = (base: Base, { selfGuards, endRenewal }: Others): Feature => {
  const { config, db, log, clock, sealer, network, sendMail, enqueue } = base
  const enqueueMail: EnqueueMail = (tx, mail) => enqueue(tx, 'member-mail', mail)
  return {
    routes: [
      ['/members', membersRoutes({ db, log, clock, sealer, network, enqueueMail, endRenewal, selfGuards })],
    ],
    jobs: { 'member-mail': (mail) => sendMail(memberMail(mail, config.appUrl)) },
    schedule: {
      'forget-invitations': { cron: '51 3 * * *', run: () => forgetInvitations(db, clock()) },
    },
  }
}
