import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Db } from '../db.ts'
import { type Copying, type CopyTables, listed, ONE_TEXT, quoted } from './copying.ts'

const BEGIN = {
  snapshot: 'begin isolation level repeatable read read only',
  change: 'begin',
}

/** On a connection of its own, because whole tables take longer than a request may. */
export const copyPostgres =
  (url: string): CopyTables =>
  async (mode, work) => {
    const client = new pg.Client(url)
    // Whatever was asked for when it was lost fails by itself.
    client.on('error', () => {})
    await client.connect()
    try {
      await client.query(`${BEGIN[mode]}; ${ONE_TEXT}`)
      const done = await work(inTransaction(client))
      await client.query('commit')
      return done
    } finally {
      // What wasn't committed is rolled back with its connection.
      await client.end()
    }
  }

const inTransaction = (client: pg.Client): Copying => ({
  db: drizzle(client) as unknown as Db,
  rows: async (text) => (await client.query(text)).rows,
  read: ({ table, columns }) => client.query(copyTo(`copy ${quoted(table)} (${listed(columns)}) to stdout`)),
  write: ({ table, columns }, pieces) =>
    pipeline(
      Readable.from(pieces),
      client.query(copyFrom(`copy ${quoted(table)} (${listed(columns)}) from stdin`)),
    ),
})
