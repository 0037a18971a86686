import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { handOverAll, listOwned } from '../accounts/membership/hand-over.ts'
import { account, family, familyMember, session, user } from '../accounts/tables.ts'
import { passOnShared } from '../conversation/readable/pass-on.ts'
import { forgetWriter } from '../family-chat/forget-writer.ts'
import { detachPayer } from '../plans/queries.ts'
import type { Db, Row } from '../platform/db/db.ts'
import type { Sealer } from '../platform/sealing.ts'
import { type Held, heldTables, type Owner } from './register.ts'

const PAGE_ROWS = 500

const rowsOf = async (db: Db, query: ReturnType<typeof sql>): Promise<Row[]> => {
  const result = (await db.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}

export type Reading = { db: Db; sealer: Sealer }

/** How many rows of each table are an owner's. */
export const countHeld = async (db: Db, owner: Owner): Promise<Record<string, number>> => {
  const counts = heldTables().map(
    ([table, { where }]) =>
      sql`select ${table}::text as name, count(*)::int as count from ${sql.identifier(table)} where ${where(owner)}`,
  )
  const rows = await rowsOf(db, sql.join(counts, sql` union all `))
  return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]))
}

/** An owner's rows of a table in pages, so that no history is ever held in memory whole. */
export async function* readHeld(
  { db, sealer }: Reading,
  table: string,
  held: Held,
  owner: Owner,
): AsyncGenerator<Row[]> {
  const { opened = (row: Row) => row } = held
  const present = (rows: Row[]) => rows.map(({ row }) => opened(row as Row, sealer))
  const without = Object.keys(held.leftOut ?? {})
  // An empty list has no type of its own.
  const columns = sql.join(
    without.map((name) => sql`${name}`),
    sql`, `,
  )
  const given = without.length > 0 ? sql`to_jsonb(held) - array[${columns}]::text[]` : sql`to_jsonb(held)`
  const from = sql`${sql.identifier(table)} held where (${held.where(owner)})`
  const [probe] = await rowsOf(db, sql`select to_jsonb(held) ->> 'id' as id from ${from} limit 1`)
  if (!probe?.id) {
    const rows = await rowsOf(db, sql`select ${given} as row from ${from}`)
    if (rows.length > 0) yield present(rows)
    return
  }
  let after: unknown = null
  for (;;) {
    const next = after === null ? sql`true` : sql`held.id > ${after}::uuid`
    const rows = await rowsOf(
      db,
      sql`select ${given} as row, held.id from ${from} and ${next} order by held.id limit ${PAGE_ROWS}`,
    )
    if (rows.length > 0) yield present(rows)
    if (rows.length < PAGE_ROWS) return
    after = rows.at(-1)?.id
  }
}

/** Takes an address off the newsletter's list. */
export const leaveNewsletter = async (tx: Db, email: string): Promise<void> => {
  await tx.execute(sql`delete from newsletter_subscriber where lower(email) = lower(${email})`)
}

/** Erases somebody's rows of every table, and the families they were the last parent of. What they shared stays with the others. */
export const eraseHeld = async (tx: Db, owner: Owner): Promise<void> => {
  await passOnShared(tx, owner.userId)
  await forgetWriter(tx, owner.userId)
  for (const familyId of (await listOwned(tx, owner.userId)).slice(1))
    await tx.delete(family).where(eq(family.id, familyId))
  for (const [table, { where, notErased }] of heldTables()) {
    if (notErased === undefined)
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${where(owner)}`)
  }
}

/** Closes an account from now on, and ends all its sessions. The first closing counts: pressing twice does not put off the end. */
export const closeUser = async (tx: Db, userId: string, eraseAfter: Date): Promise<Date> => {
  await tx.delete(session).where(eq(session.userId, userId))
  const [row] = await tx
    .update(user)
    .set({ eraseAfter: sql`coalesce(${user.eraseAfter}, ${eraseAfter.toISOString()}::timestamptz)` })
    .where(eq(user.id, userId))
    .returning({ eraseAfter: user.eraseAfter })
  return row?.eraseAfter ?? eraseAfter
}

export const reopenUser = async (db: Db, userId: string): Promise<boolean> => {
  const rows = await db
    .update(user)
    .set({ eraseAfter: null, lastLoginAt: sql`now()` })
    .where(and(eq(user.id, userId), isNotNull(user.eraseAfter)))
    .returning({ id: user.id })
  return rows.length === 1
}

/** Closed accounts whose time has come. */
export const listToErase = (db: Db, now: Date) =>
  db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(lte(user.eraseAfter, now))
    .orderBy(asc(user.eraseAfter))

/** The same for one, its row locked: whoever opened it again in between keeps it. */
export const lockToErase = async (
  tx: Db,
  userId: string,
  now: Date,
): Promise<(Owner & { isVerified: boolean }) | null> => {
  const [found] = await tx
    .select({ email: user.email, isVerified: user.emailVerified })
    .from(user)
    .where(and(eq(user.id, userId), lte(user.eraseAfter, now)))
    .for('update')
  if (!found) return null
  for (const handed of await handOverAll(tx, userId)) await detachPayer(tx, handed)
  const [familyId] = await listOwned(tx, userId)
  // One who owns no family has nothing under this id.
  return { userId, familyId: familyId ?? userId, ...found }
}

/** The hash of the password an account is signed in to with; null where only an identity provider is. */
export const findPasswordHash = async (db: Db, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), isNotNull(account.password)))
  return row?.password ?? null
}

export const markProved = async (db: Db, userId: string, sessionId: string, now: Date): Promise<void> => {
  await db
    .update(session)
    .set({ provedAt: now })
    .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
}

/** Whether a session's password was given, or without a password its sign-in was, since a time. */
export const isProvedSince = async (
  db: Db,
  userId: string,
  sessionId: string,
  hasPassword: boolean,
  since: Date,
): Promise<boolean> => {
  const at = hasPassword ? session.provedAt : session.createdAt
  const rows = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userId, userId), eq(session.id, sessionId), gt(at, since)))
  return rows.length === 1
}

type InFamily = Pick<Owner, 'familyId' | 'userId'>
const ofMember = ({ familyId, userId }: InFamily) =>
  and(eq(familyMember.familyId, familyId), eq(familyMember.userId, userId))

export const findAutoDelete = async (db: Db, member: InFamily): Promise<number | null> =>
  (await db.select({ days: familyMember.autoDeleteDays }).from(familyMember).where(ofMember(member)))[0]
    ?.days ?? null

export const saveAutoDelete = async (db: Db, member: InFamily, days: number | null): Promise<void> => {
  await db.update(familyMember).set({ autoDeleteDays: days }).where(ofMember(member))
}
