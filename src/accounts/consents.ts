import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { consents } from '../../content/site/consents.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/ids.ts'
import type { AgreementKind, Consent, ConsentKind, FamilyConsentKind } from './contract.ts'
import { consent } from './tables.ts'

type Member = { familyId: string; userId: string }

/** Writes down that somebody agreed to the words as they stand now. Agreeing to the same twice is once. */
export const recordAgreements = (db: Db, member: Member, kinds: AgreementKind[], now: Date): Promise<void> =>
  write(db, member, kinds, now)

/** The same for what one of them agrees to for the family. */
export const recordConsent = (
  db: Db,
  familyId: string,
  kinds: FamilyConsentKind[],
  now: Date,
): Promise<void> => write(db, { familyId, userId: null }, kinds, now)

const write = async (
  db: Db,
  whose: { familyId: string; userId: string | null },
  kinds: ConsentKind[],
  at: Date,
): Promise<void> => {
  const rows = kinds.map((kind) => ({ ...whose, id: newId(), kind, at, ...wordsOf(kind) }))
  if (rows.length > 0) await db.insert(consent).values(rows).onConflictDoNothing()
}

/** Ends what a family agreed to from now on. The row stays: it was agreed to until then. False when there was nothing to end. */
export const withdrawConsent = async (
  db: Db,
  familyId: string,
  kind: FamilyConsentKind,
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
export const hasConsent = async (db: Db, familyId: string, kind: FamilyConsentKind): Promise<boolean> => {
  const rows = await db
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.familyId, familyId), eq(consent.kind, kind), isNull(consent.withdrawnAt)))
    .limit(1)
  return rows.length > 0
}

/** What somebody agreed to, in whichever family, and what was agreed to for this one, newest first. */
export const listConsents = async (db: Db, { familyId, userId }: Member): Promise<Consent[]> => {
  const rows = await db
    .select()
    .from(consent)
    .where(or(eq(consent.userId, userId), and(eq(consent.familyId, familyId), isNull(consent.userId))))
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
