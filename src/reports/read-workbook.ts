import { listChildren } from '../family/queries.ts'
import { fill, type Names } from '../guidance/words/fill.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { ChildWorkbook, WorkbookChild, WorkbookPage } from './contract.ts'
import { findReport, type Reader } from './data/reports.ts'
import { listByIds } from './data/talk.ts'
import { namesOf } from './read-report.ts'
import { GOAL_BY_AGE } from './rules/topic-words.ts'

/** A parent's workbook of a month, with its children's names or, to share it, without. Throws not_found. */
export const readWorkbook = async (
  db: Db,
  reader: Reader,
  month: string,
  withNames: boolean,
): Promise<WorkbookPage> => {
  const row = await findReport(db, { ...reader, month })
  if (!row?.workbook) throw new AppError('not_found')
  const { children } = row.workbook
  const ids = children.flatMap(({ messageIds }) => messageIds)
  const there = new Set((await listByIds(db, reader, ids)).map(({ id }) => id))
  const family = await listChildren(db, reader.familyId)
  const told = children.flatMap((child): WorkbookChild[] => {
    const own = family.find(({ id }) => id === child.childId)
    if (!own) return []
    const goal = child.messageIds.every((id) => there.has(id)) ? child.goal : GOAL_BY_AGE
    const names = withNames ? namesOf(own, child.pronoun) : { ...namesOf(own, 'they'), name: 'your child' }
    return [{ ...tellBook({ ...child, goal }, names), name: withNames ? names.name : '', place: own.place }]
  })
  return { month, children: told }
}

const tellBook = ({ childId, goal, exercises, fridge }: ChildWorkbook, names: Names) => {
  const told = (text: string) => fill(text, names)
  const said = (words: string[]) => words.filter((line) => isSayable(line, names)).map(told)
  return {
    childId,
    goal: told(goal),
    exercises: exercises.map((one) => ({
      ...one,
      title: told(one.title),
      steps: one.steps.map(told),
      why: told(one.why),
      fit: one.fit && told(one.fit),
      words: said(one.words),
    })),
    fridge: { steps: fridge.steps.map(told), words: said(fridge.words), avoid: told(fridge.avoid) },
  }
}

/** Nobody says 'your child' to their own: a line to fill in stands there instead. */
const isSayable = (line: string, { name }: Names): boolean =>
  !name.startsWith('your ') || !line.includes('{name}')
