import { createHash } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { consents } from '../../content/site/consents.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import type { Consent, ConsentKind } from './contract.ts'
import { consent } from './tables.ts'

/** Writes down that a family agreed to the words as they stand now. Agreeing to the same twice is once. */
export const recordConsent = async (
  db: Db,
  familyId: string,
  kinds: ConsentKind[],
  now: Date,
): Promise<void> => {
  const rows = kinds.map((kind) => ({ familyId, id: newId(), kind, at: now, ...wordsOf(kind) }))
  if (rows.length > 0) await db.insert(consent).values(rows).onConflictDoNothing()
}

/** Ends what a family agreed to from now on. The row stays: it was agreed to until then. False when there was nothing to end. */
export const withdrawConsent = async (
  db: Db,
  familyId: string,
  kind: ConsentKind,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .update(consent)
    .set({ withdrawnAt: now })
    .where(and(eq(consent.familyId, familyId), eq(consent.kind, kind), isNull(consent.withdrawnAt)))
    .returning({ id: consent.id })
  return rows.length > 0
}

/** Whether a family agreed to something and has not taken it back. */
export const hasConsent = async (db: Db, familyId: string, kind: ConsentKind): Promise<boolean> => {
  const rows = await db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.familyId, familyId), eq(consent.kind, kind), isNull(consent.withdrawnAt)))
    .limit(1)
  return rows.length > 0
}

/** The whole ledger of a family, newest first. */
export const listConsents = async (db: Db, familyId: string): Promise<Consent[]> => {
  const rows = await db
    .select()
    .from(consent)
    .where(eq(consent.familyId, familyId))
    .orderBy(desc(consent.at), desc(consent.id))
  return rows.map(({ id, kind, version, at, withdrawnAt }) => ({
    id,
    kind,
    version,
    at: at.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
}

const wordsOf = (kind: ConsentKind) => ({
  version: consents[kind].version,
  textHash: createHash('sha256').update(consents[kind].text).digest('hex'),
})
