import type { Accounts } from '../accounts/feature.ts'
import type { Library } from '../guidance/library.ts'
import type { Base, Feature } from '../platform/feature.ts'
import type { Slot } from './data/reports.ts'
import { reportMail } from './emails/report-mail.ts'
import { makeReport } from './make-report.ts'
import { type EnqueueReport, planReports } from './plan-reports.ts'
import { createPrinter } from './print/printer.ts'
import { reportsRoutes } from './routes.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    'make-report': Slot
    'report-mail': { to: string }
  }
}

type Others = Pick<Accounts, 'guards'> & { library: Library }

export const reportsFeature = (base: Base, { guards, library }: Others): Feature => {
  const { config, db, clock, sendMail, enqueue } = base
  const enqueueReport: EnqueueReport = (tx, slot) => enqueue(tx, 'make-report', slot)
  const printer = createPrinter()
  const making = {
    ...{ db, clock, library },
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
