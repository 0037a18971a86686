import type { PGlite, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Db, Row } from '../db.ts'
import { type Copying, type CopyTables, listed, ONE_TEXT, quoted, type TableColumns } from './copying.ts'

/** The engine hands over what it copies as one blob, so a table is read so many pages of 8 KiB at a time. */
const PAGES = 32
const PAGE_BYTES = 8192

export const copyPglite =
  (client: PGlite): CopyTables =>
  (_, work) =>
    client.transaction(async (tx) => {
      await tx.exec(ONE_TEXT)
      return work(inTransaction(tx))
    })

const inTransaction = (tx: Transaction): Copying => {
  const rows = async <R extends Row>(text: string) => (await tx.query<R>(text)).rows
  return {
    db: drizzle(tx as unknown as PGlite) as unknown as Db,
    rows,
    read: (from) => readPages(tx, from),
    write: async ({ table, columns }, pieces) => {
      for await (const piece of pieces) {
        const blob = new Blob([piece as Uint8Array<ArrayBuffer>])
        await tx.query(`copy ${quoted(table)} (${listed(columns)}) from '/dev/blob'`, [], { blob })
      }
    },
  }
}

async function* readPages(tx: Transaction, { table, columns }: TableColumns): AsyncGenerator<Uint8Array> {
  const size = await tx.query<{ bytes: number }>(`select pg_relation_size('${quoted(table)}') as bytes`)
  const pages = Math.ceil(Number(size.rows[0]?.bytes ?? 0) / PAGE_BYTES)
  for (let page = 0; page < pages; page += PAGES) {
    const { blob } = await tx.query(
      `copy (select ${listed(columns)} from ${quoted(table)} where ctid >= '(${page},0)' and ctid < '(${page + PAGES},0)')
        to '/dev/blob'`,
    )
    if (blob) yield new Uint8Array(await blob.arrayBuffer())
  }
}
