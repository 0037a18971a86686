import { listChildren } from '../family/queries.ts'
import { typeOf } from '../family/rules.ts'
import type { Library } from '../guidance/library.ts'
import { pronounOf } from '../guidance/words/pronouns.ts'
import { normalise } from '../language/normalise.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { ReadSentences } from '../platform/sentence-vectors.ts'
import type { ChildReport, ChildWorkbook } from './contract.ts'
import { findReader } from './data/families.ts'
import { findReport, finishReport, type ReportRow, type Slot, saveProgress } from './data/reports.ts'
import { listTaken } from './data/taken.ts'
import { listTalk } from './data/talk.ts'
import { hearTalk } from './hear-talk.ts'
import { reportsOf } from './reports-of.ts'
import { spanOf } from './rules/month.ts'
import { buildReport, type ChildMonth } from './rules/report.ts'
import { triedByTap } from './rules/tried.ts'
import { buildWorkbook } from './rules/workbook.ts'

export type MakingParts = {
  db: Db
  clock: Clock
  library: Library
  /** Reads what a sentence means; null for what can't be read. */
  read: ReadSentences
  enqueueMail: (tx: Db, mail: { to: string }) => Promise<void>
}

/**
 * The job: makes what waits in a parent's slot, keeps it, and writes to its parent, all in one transaction. Run twice, at once or after a
 * crash, it makes one report and one mail.
 */
export const makeReport = async (parts: MakingParts, slot: Slot): Promise<void> => {
  const { db, clock, enqueueMail } = parts
  const row = await findReport(db, slot)
  if (!row?.waitingSince) return
  const { hasReport, hasWorkbook } = await reportsOf(db, slot.familyId)
  const { reports, workbooks } = await makeBoth(parts, row)
  const made = {
    data: hasReport ? { children: reports } : null,
    workbook: hasWorkbook ? { children: workbooks } : null,
  }
  await db.transaction(async (tx) => {
    if (!(await finishReport(tx, row, made, clock()))) return
    const to = await findReader(tx, slot)
    if (to && reports.some(({ said }) => said > 0) && (hasReport || hasWorkbook))
      await enqueueMail(tx, { to })
  })
}

const makeBoth = async ({ db, library, read }: MakingParts, row: ReportRow) => {
  const { familyId, month, zone } = row
  const { from, until } = spanOf(month)
  const children = await listChildren(db, familyId)
  const talk = Map.groupBy(await listTalk(db, row, from, until), ({ childId }) => childId)
  const taken = await listTaken(db, row, until)
  const reports: ChildReport[] = []
  const workbooks: ChildWorkbook[] = []
  for (const { id: childId, name, age, personalityProfile } of children) {
    const ageMonths = age > 0 ? Math.min(Math.round(age * 12), OLDEST_MONTH) : null
    const messages = await hearTalk(library, read, { name, age, ageMonths }, talk.get(childId) ?? [])
    const byTap = triedByTap(messages, (cardId) => library.card(cardId)?.about ?? null)
    const given: ChildMonth = {
      ...{ childId, ageMonths, month, zone, messages },
      type: typeOf(personalityProfile),
      pronoun: pronounOf(messages.map(({ text }) => normalise(text.slice(0, MOST_LETTERS)))),
      tried: [...byTap, ...taken.filter((one) => one.childId === childId)],
      cards: library.cards,
    }
    reports.push(buildReport(given))
    const workbook = buildWorkbook(given)
    if (workbook) workbooks.push(workbook)
    await saveProgress(db, row, reports.length, children.length)
  }
  return { reports, workbooks }
}

const MOST_LETTERS = 600
/** The last month of the cards' ages. */
const OLDEST_MONTH = 227
