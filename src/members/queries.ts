import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Role } from '../accounts/contract.ts'
import type { Member } from '../accounts/member.ts'
import { familyMember, session, user } from '../accounts/tables.ts'
import { carerChild, child } from '../family/tables.ts'
import type { Db } from '../platform/db/db.ts'
import { familyInvitation } from './tables.ts'

export type InvitationRow = typeof familyInvitation.$inferSelect

const childIds = sql<
  string[]
>`coalesce((select array_agg(given.child_id::text order by given.child_id) from carer_child given
  where given.family_id = family_member.family_id and given.user_id = family_member.user_id), '{}')`

const memberOf = (familyId: string, userId: string) =>
  and(eq(familyMember.familyId, familyId), eq(familyMember.userId, userId))

/** The owner first, then as they came. */
export const listMembers = (db: Db, familyId: string) =>
  db
    .select({
      userId: user.id,
      name: user.name,
      email: user.email,
      role: familyMember.role,
      until: familyMember.until,
      isFrozen: familyMember.isFrozen,
      childIds,
    })
    .from(familyMember)
    .innerJoin(user, eq(user.id, familyMember.userId))
    .where(eq(familyMember.familyId, familyId))
    .orderBy(desc(sql`${familyMember.role} = 'owner'`), asc(familyMember.createdAt), asc(user.id))

export const findMember = async (db: Db, familyId: string, userId: string) =>
  (await db.select().from(familyMember).where(memberOf(familyId, userId)))[0] ?? null

/** False where they belong to it already. */
export const insertMember = async (
  tx: Db,
  row: { familyId: string; userId: string; role: Role; until: string | null },
): Promise<boolean> =>
  (await tx.insert(familyMember).values(row).onConflictDoNothing().returning({ userId: familyMember.userId }))
    .length === 1

export const updateMember = async (
  tx: Db,
  { familyId, userId }: { familyId: string; userId: string },
  set: { role: Role; until: string | null },
): Promise<void> => {
  await tx.update(familyMember).set(set).where(memberOf(familyId, userId))
}

export const deleteMember = async (tx: Db, familyId: string, userId: string): Promise<void> => {
  await tx.delete(familyMember).where(memberOf(familyId, userId))
}

/** Gives a carer these children, as far as they are the family's, and takes others away. */
export const giveChildren = async (
  tx: Db,
  { familyId, userId }: { familyId: string; userId: string },
  ids: readonly string[],
): Promise<void> => {
  await tx.delete(carerChild).where(and(eq(carerChild.familyId, familyId), eq(carerChild.userId, userId)))
  const found = await findChildren(tx, familyId, ids)
  if (found.length > 0)
    await tx.insert(carerChild).values(found.map((childId) => ({ familyId, userId, childId })))
}

/** Those of these children that are the family's. */
export const findChildren = async (db: Db, familyId: string, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: child.id })
    .from(child)
    .where(and(eq(child.familyId, familyId), inArray(child.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** Every family somebody belongs to, by its owner's name. */
export const listFamiliesOf = async (db: Db, userId: string) => {
  const { rows } = (await db.execute(sql`
    select m.family_id, m.role, owner.name as owner_name, m.chosen_at is not null
        or exists (select 1 from child where child.family_id = m.family_id) as is_used
    from family_member m
    left join family_member o on o.family_id = m.family_id and o.role = 'owner'
    left join "user" owner on owner.id = o.user_id
    where m.user_id = ${userId} and (m.until is null or m.until >= (now() at time zone 'utc')::date)
    order by m.role = 'owner' desc, m.created_at, m.family_id`)) as unknown as {
    rows: { family_id: string; role: Role; owner_name: string | null; is_used: boolean }[]
  }
  return rows
}

/** From now on this session, and every new one, acts for this family. False where they don't belong to it. */
export const chooseFamily = async (
  tx: Db,
  { familyId, userId }: { familyId: string; userId: string },
  sessionId: string,
): Promise<boolean> => {
  const chosen = await tx
    .update(familyMember)
    .set({ chosenAt: sql`now()` })
    .where(
      and(
        memberOf(familyId, userId),
        sql`(${familyMember.until} is null or ${familyMember.until} >= (now() at time zone 'utc')::date)`,
      ),
    )
    .returning({ userId: familyMember.userId })
  if (chosen.length === 0) return false
  await tx
    .update(session)
    .set({ familyId })
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
  return true
}

/** No session of theirs names the family any more. */
export const forgetChoice = async (
  tx: Db,
  { familyId, userId }: Member & { userId: string },
): Promise<void> => {
  await tx
    .update(session)
    .set({ familyId: null })
    .where(and(eq(session.familyId, familyId), eq(session.userId, userId)))
}

const open = eq(familyInvitation.state, 'open')

export const listInvitations = (db: Db, familyId: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(familyInvitation)
    .where(and(eq(familyInvitation.familyId, familyId), open))
    .orderBy(asc(familyInvitation.createdAt), asc(familyInvitation.id))

/** What is offered to an address, by whom. */
export const listInvitationsTo = (db: Db, email: string, now: Date) =>
  db
    .select({
      invitationId: familyInvitation.id,
      role: familyInvitation.role,
      until: familyInvitation.until,
      ownerName: user.name,
    })
    .from(familyInvitation)
    .innerJoin(
      familyMember,
      and(eq(familyMember.familyId, familyInvitation.familyId), eq(familyMember.role, 'owner')),
    )
    .innerJoin(user, eq(user.id, familyMember.userId))
    .where(and(eq(familyInvitation.email, email.toLowerCase()), open, gt(familyInvitation.expiresAt, now)))
    .orderBy(asc(familyInvitation.createdAt), asc(familyInvitation.familyId))

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** An address that was invited is forgotten a month after its invitation ended, however it did. */
export const forgetInvitations = async (db: Db, now: Date): Promise<void> => {
  await db.delete(familyInvitation).where(lt(familyInvitation.expiresAt, new Date(now.getTime() - KEPT_MS)))
}

export type InvitationKey = { tokenHash: string } | { invitationId: string }

const named = (key: InvitationKey) =>
  'tokenHash' in key
    ? eq(familyInvitation.tokenHash, key.tokenHash)
    : eq(familyInvitation.id, key.invitationId)

export const findInvitation = async (db: Db, key: InvitationKey): Promise<InvitationRow | null> =>
  (await db.select().from(familyInvitation).where(named(key)))[0] ?? null

/** The same, held until the transaction ends: of many who accept it at once, one goes first. */
export const lockInvitation = async (tx: Db, key: InvitationKey): Promise<InvitationRow | null> =>
  (await tx.select().from(familyInvitation).where(named(key)).for('update'))[0] ?? null

export const insertInvitation = async (tx: Db, row: typeof familyInvitation.$inferInsert): Promise<boolean> =>
  (await tx.insert(familyInvitation).values(row).onConflictDoNothing().returning({ id: familyInvitation.id }))
    .length === 1

/** False when it is not there, not theirs or not open any more. */
export const updateInvitation = async (
  tx: Db,
  familyId: string,
  id: string,
  set: Partial<Pick<InvitationRow, 'state' | 'tokenHash' | 'expiresAt'>>,
): Promise<InvitationRow | null> =>
  (
    await tx
      .update(familyInvitation)
      .set(set)
      .where(and(eq(familyInvitation.familyId, familyId), eq(familyInvitation.id, id), open))
      .returning()
  )[0] ?? null
