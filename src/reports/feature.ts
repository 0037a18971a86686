import type { Accounts } from '../accounts/feature.ts'
import type { Base, Feature } from '../platform/feature.ts'
import type { Slot } from './data/reports.ts'
import { reportMail } from './emails/report-mail.ts'
import { type MakingParts, makeReport } from './make-report.ts'
import { type EnqueueReport, planReports } from './plan-reports.ts'
import { createPrinter } from './print/printer.ts'
import { reportsRoutes } from './routes.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    'make-report': Slot
    'report-mail': { to: string }
  }
}

type Others = Pick<Accounts, 'guards'> & Pick<MakingParts, 'library' | 'read'>

export const reportsFeature = (base: Base, { guards, library, read }: Others): Feature => {
  const { config, db, clock, sendMail, enqueue } = base
  const enqueueReport: EnqueueReport = (tx, slot) => enqueue(tx, 'make-report', slot)
  const printer = createPrinter()
  const making = {
    ...{ db, clock, library, read },
    enqueueMail: (tx: typeof db, mail: { to: string }) => enqueue(tx, 'report-mail', mail),
  }
  return {
    routes: [
      ['/reports', reportsRoutes({ db, clock, guards, enqueueReport, printer, secret: config.appSecret })],
    ],
    jobs: {
      'make-report': (slot) => makeReport(making, slot),
      'report-mail': (mail) => sendMail(reportMail(mail, config.appUrl)),
    },
    schedule: {
      'plan-reports': { cron: '23 * * * *', run: () => planReports({ db, clock, enqueueReport }) },
    },
    stop: printer.stop,
  }
}
