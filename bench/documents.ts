/** How long do a month's two documents take? `npm run bench:documents`: the demo family, made, read and set as PDF, A4 and Letter. */
import { join } from 'node:path'
import { seedFamily } from '../scripts/demo/seed-family.ts'
import { createGuide } from '../src/guidance/guide/guide.ts'
import { createLibrary } from '../src/guidance/library.ts'
import { loadCards } from '../src/guidance/load-cards.ts'
import { seedPlans } from '../src/plans/seed-plans.ts'
import { openMemory } from '../src/platform/db/open-pglite.ts'
import { CONTENT } from '../src/platform/root.ts'
import { sentenceReader } from '../src/platform/sentence-vectors.ts'
import { endMonths } from '../src/reports/data/reports.ts'
import { makeReport } from '../src/reports/make-report.ts'
import { printedReport } from '../src/reports/print/printed-report.ts'
import { createPrinter } from '../src/reports/print/printer.ts'
import { readReport } from '../src/reports/read-report.ts'
import { readWorkbook } from '../src/reports/read-workbook.ts'
import { monthBefore, monthName } from '../src/reports/rules/month.ts'
import { PAPERS } from '../src/reports/rules/papers.ts'

const now = new Date()
const month = monthBefore(now.toISOString().slice(0, 7))
const library = createLibrary(loadCards(join(CONTENT, 'guidance')))
const { db, close } = await openMemory()
await seedPlans(db, join(CONTENT, 'plans.yaml'))
const { familyId, userId } = await seedFamily(db, createGuide(library), 'demo@example.org', now)
await endMonths(db, [{ familyId, userId, month, zone: 'UTC' }], now)

const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  const done = await work()
  console.log(`${what}: ${Math.round(performance.now() - start)} ms`)
  return done
}

const making = { db, library, clock: () => now, read: sentenceReader(() => {}), enqueueMail: async () => {} }
await timed('made, with the first look at a sentence', () => makeReport(making, { familyId, userId, month }))
const report = printedReport(await timed('report read', () => readReport(db, { familyId, userId }, month)))
const book = await timed('workbook read', () => readWorkbook(db, { familyId, userId }, month, true))
const data = { ...book, monthName: monthName(month) }
const printer = createPrinter()
for (const paper of PAPERS) {
  await timed(`report set on ${paper}`, () => printer.print({ template: 'report', data: report }, paper))
  await timed(`workbook set on ${paper}`, () => printer.print({ template: 'workbook', data }, paper))
}
await printer.stop()
await close()
