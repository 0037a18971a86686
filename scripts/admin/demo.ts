import { join } from 'node:path'
import { findUserByEmail } from '../../src/accounts/queries.ts'
import { createGuide } from '../../src/guidance/guide/guide.ts'
import { createLibrary } from '../../src/guidance/library.ts'
import { loadCards } from '../../src/guidance/load-cards.ts'
import { sentenceReader } from '../../src/platform/sentence-vectors.ts'
import { askForReport, endMonths } from '../../src/reports/data/reports.ts'
import { makeReport } from '../../src/reports/make-report.ts'
import { dayIn, monthBefore } from '../../src/reports/rules/month.ts'
import { seedFamily } from '../demo/seed-family.ts'
import { type Command, Refusal, readArgs } from './command.ts'

const FAMILY = 'demo family'
const CARDS = join(import.meta.dirname, '../../content/guidance')
/** Nobody's, and no mail ever gets there. */
const ADDRESS = 'demo@example.org'
const ZONE = 'UTC'

export const demoCommands: Record<string, Command> = {
  'demo family': {
    usage: FAMILY,
    run: async ({ db, now, audit }, args) => {
      readArgs(FAMILY, args, 0)
      if (await findUserByEmail(db, ADDRESS)) throw new Refusal(`${ADDRESS} is there already.`)
      const library = createLibrary(loadCards(CARDS))
      const { familyId, userId, address, password } = await seedFamily(db, createGuide(library), ADDRESS, now)
      const today = dayIn(ZONE, now)
      const month = today.slice(0, 7)
      const months = [monthBefore(month), monthBefore(monthBefore(month))]
      await endMonths(
        db,
        months.map((ended) => ({ familyId, userId, month: ended, zone: ZONE })),
        now,
      )
      await askForReport(db, { familyId, userId, month, zone: ZONE, today }, now)
      const read = sentenceReader(() => {})
      const making = { db, clock: () => now, library, read, enqueueMail: async () => {} }
      for (const one of [month, ...months]) await makeReport(making, { familyId, userId, month: one })
      audit('demo family', { familyId })
      return { address, password, page: '/reports' }
    },
  },
}
