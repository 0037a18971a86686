import { listChildren } from '../family/queries.ts'
import { nameOf } from '../family/rules.ts'
import { ageLabel } from '../guidance/words/ages.ts'
import { fill, type Names } from '../guidance/words/fill.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { ChildReport, ChildTold, Part, ReportPage, Rest, Sentence, Told } from './contract.ts'
import { findReport, type Reader } from './data/reports.ts'
import { listStepTexts } from './data/taken.ts'
import { listByIds, type TalkRow } from './data/talk.ts'
import { PARTS } from './rules/part-words.ts'

const REST_CHARS = 600

/**
 * A parent's report of a month, as it reads now: names as they are today, parents' words from their messages, and no sentence any of whose
 * messages is gone or grave by now. Throws not_found.
 */
export const readReport = async (db: Db, reader: Reader, month: string): Promise<ReportPage> => {
  const row = await findReport(db, { ...reader, month })
  if (!row?.data || !row.madeAt) throw new AppError('not_found')
  const { children } = row.data
  const sentences = children.flatMap((child) => PARTS.flatMap((part) => child[part]))
  const inWeeks = children.flatMap(({ weeks }) => weeks.flatMap(({ topics }) => topics))
  const ids = [...new Set([...sentences, ...inWeeks].flatMap(({ messageIds }) => messageIds))]
  const messages = new Map((await listByIds(db, reader, ids)).map((one) => [one.id, one]))
  const stepIds = sentences.flatMap(({ stepId }) => (stepId ? [stepId] : []))
  const there: There = { messages, steps: await listStepTexts(db, reader, stepIds) }
  const family = await listChildren(db, reader.familyId)
  const told = children.flatMap((child): ChildTold[] => {
    const own = family.find(({ id }) => id === child.childId)
    return own ? [tellChild(child, own, there)] : []
  })
  const used = told.flatMap((child) => [
    ...PARTS.flatMap((part) => child[part]),
    ...child.weeks.flatMap(({ topics }) => topics),
  ])
  const shown = new Set(used.flatMap(({ messageIds }) => messageIds))
  return {
    month,
    madeAt: row.madeAt.toISOString(),
    children: told,
    messages: Object.fromEntries([...shown].flatMap((id) => restOf(messages.get(id)))),
  }
}

type There = { messages: Map<string, TalkRow>; steps: Map<string, string> }
type Own = { name: string; age: number; place: number }

const tellChild = (child: ChildReport, own: Own, there: There): ChildTold => {
  const names = namesOf(own, child.pronoun)
  const isThere = (id: string) => there.messages.get(id)?.childId === child.childId
  const tell = (sentences: Sentence[]) =>
    sentences.filter(({ messageIds }) => messageIds.length > 0 && messageIds.every(isThere)).flatMap(told)
  const told = (sentence: Sentence): Told[] => {
    const text = textOf(sentence, names, there)
    return text ? [{ text, isQuote: Boolean(sentence.passage), messageIds: sentence.messageIds }] : []
  }
  const weeks = child.weeks.map((week) => ({
    ...week,
    topics: week.topics
      .map(({ topic, messageIds }) => ({ topic, messageIds: messageIds.filter(isThere) }))
      .filter(({ messageIds }) => messageIds.length > 0),
  }))
  const parts = Object.fromEntries(PARTS.map((part) => [part, tell(child[part])]))
  const { childId, said } = child
  return {
    childId,
    said,
    weeks,
    name: names.name,
    place: own.place,
    ...(parts as Pick<ChildTold, Part>),
  }
}

/** Null where what it rests on has changed. */
const textOf = (sentence: Sentence, names: Names, { messages, steps }: There): string | null => {
  const { text, passage, stepId, messageIds } = sentence
  if (passage) return messages.get(messageIds[0] ?? '')?.text.slice(...passage) ?? null
  if (stepId === undefined) return fill(text, names)
  const step = steps.get(stepId)
  return step === undefined ? null : `${text} ${step}`
}

export const namesOf = ({ name, age }: Omit<Own, 'place'>, pronoun: Names['pronoun']): Names => ({
  name: name.trim() === '' ? 'your child' : nameOf(name).replace(/\s+/g, ' '),
  age: age > 0 ? ageLabel(Math.round(age * 12)) : 'this age',
  pronoun,
})

const restOf = (row: TalkRow | undefined): [string, Rest][] =>
  row?.childId && (row.kind === 'child' || row.kind === 'general')
    ? [
        [
          row.id,
          {
            id: row.id,
            text: row.text.slice(0, REST_CHARS),
            at: row.at.toISOString(),
            childId: row.childId,
            conversationId: row.conversationId,
            kind: row.kind,
          },
        ],
      ]
    : []
