import type { Db } from '../platform/db/db.ts'
import type { Sealer } from '../platform/sealing.ts'
import type { Documents, OldDocument } from './read-documents.ts'
import { type Problem, placeOf } from './rules.ts'
import { childrenStep } from './write-children.ts'
import { plansStep } from './write-plans.ts'
import { finishTalks, messagesStep, sessionsStep, summariesStep } from './write-talks.ts'
import { usersStep } from './write-users.ts'

export type ImportParts = {
  db: Db
  sealer: Sealer
  /** False tries everything and writes nothing. */
  writes: boolean
  /** Told of every document or field that was not taken, by path and code; never what stood there. */
  report: (path: string, problem: Problem) => void
}

/** What was taken so far, by old path: where the next documents belong. Messages are not in it, so that it stays small. */
export type Taken = {
  users: Map<string, { userId: string; familyId: string; allowance: number }>
  children: Map<string, { familyId: string; childId: string; userId: string }>
  sessions: Map<string, { familyId: string; id: string; createdAt: Date; summaries: number }>
}

/** Rows of one document, or null where it could not be taken. */
export type Step = {
  collection: string
  prepare: (document: OldDocument & { parent: string; id: string }) => Promise<unknown> | unknown
  /** Writes a batch in one transaction; returns how many were new. */
  write: (tx: Db, rows: never[]) => Promise<number>
}

export type Counts = Record<string, { read: number; fit: number; written: number }>

const BATCH_ROWS = 500
const KNOWN = ['users', 'plans', 'users/children', 'users/children/chatSessions']
const LEAVES = ['users/children/chatSessions/messages', 'users/children/chatSessions/summaries']

/**
 * Takes over an export of the old database: users first, then what belongs to them, each kind in a run of its own through the file, so that
 * the order in it does not matter. Ids come from the old paths: a second run writes nothing twice.
 */
export const importExport = async (parts: ImportParts, documents: Documents): Promise<Counts> => {
  const taken: Taken = { users: new Map(), children: new Map(), sessions: new Map() }
  const counts: Counts = {}
  for await (const { path } of documents()) {
    const place = placeOf(path)
    if (!place || ![...KNOWN, ...LEAVES].includes(place.collection))
      parts.report(path, { code: 'unknown_place' })
  }
  const steps = [plansStep, usersStep, childrenStep, sessionsStep, messagesStep, summariesStep]
  for (const make of steps) {
    const step = await make(parts, taken)
    counts[step.collection] = await runStep(parts, step, documents)
  }
  if (parts.writes) await finishTalks(parts.db, [...taken.sessions.values()])
  return counts
}

const runStep = async ({ db, writes, report }: ImportParts, step: Step, documents: Documents) => {
  const count = { read: 0, fit: 0, written: 0 }
  let batch: { path: string; row: unknown }[] = []
  const flush = async () => {
    count.written += await writeBatch(db, step, batch, report)
    batch = []
  }
  for await (const document of documents()) {
    const place = placeOf(document.path)
    if (place?.collection !== step.collection) continue
    count.read += 1
    const row = await step.prepare({ ...document, parent: place.parent ?? '', id: place.id })
    if (!row) continue
    count.fit += 1
    if (writes) batch.push({ path: document.path, row })
    if (batch.length >= BATCH_ROWS) await flush()
  }
  await flush()
  return count
}

/** A batch that the database refuses is tried again one by one, so that one row it cannot hold costs no other. */
const writeBatch = async (
  db: Db,
  step: Step,
  batch: { path: string; row: unknown }[],
  report: ImportParts['report'],
): Promise<number> => {
  if (batch.length === 0) return 0
  try {
    return await db.transaction((tx) => step.write(tx, batch.map(({ row }) => row) as never[]))
  } catch {
    if (batch.length === 1) {
      report(batch[0]?.path ?? '', { code: 'not_written' })
      return 0
    }
    let written = 0
    for (const one of batch) written += await writeBatch(db, step, [one], report)
    return written
  }
}
