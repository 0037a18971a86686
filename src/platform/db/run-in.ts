import { type SQL, sql } from 'drizzle-orm'
import type { Db, Row, Statement } from './db.ts'

/** Runs one of the prepared statements inside a transaction, unprepared. */
export const runIn = async <R extends Row>(tx: Db, { text }: Statement, values: unknown[]): Promise<R[]> => {
  const { rows } = (await tx.execute(bound(text, values))) as unknown as { rows: R[] }
  return rows
}

const bound = (text: string, values: unknown[]): SQL =>
  sql.join(
    text
      .split(/(\$\d+)/)
      .map((part) =>
        /^\$\d+$/.test(part) ? sql`${sql.param(values[Number(part.slice(1)) - 1])}` : sql.raw(part),
      ),
  )
