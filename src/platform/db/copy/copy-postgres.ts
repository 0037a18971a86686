import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Db } from '../db.ts'
import { type Copying, type CopyTables, listed, ONE_TEXT, quoted } from './copying.ts'

const OF_MODE = {
  snapshot: { isolationLevel: 'repeatable read', accessMode: 'read only' },
  change: {},
} as const

/** On a connection of its own, because whole tables take longer than a request may. */
export const copyPostgres =
  (url: string): CopyTables =>
  async (mode, work) => {
    const client = new pg.Client(url)
    // Whatever was asked for when it was lost fails by itself.
    client.on('error', () => {})
    await client.connect()
    try {
      return await drizzle(client).transaction(async (tx) => {
        await client.query(ONE_TEXT)
        return work({ ...copyingOn(client), db: tx as unknown as Db })
      }, OF_MODE[mode])
    } finally {
      await client.end()
    }
  }

const copyingOn = (client: pg.Client): Omit<Copying, 'db'> => ({
  rows: async (text) => (await client.query(text)).rows,
  read: ({ table, columns }) => client.query(copyTo(`copy ${quoted(table)} (${listed(columns)}) to stdout`)),
  write: ({ table, columns }, pieces) =>
    pipeline(
      Readable.from(pieces),
      client.query(copyFrom(`copy ${quoted(table)} (${listed(columns)}) from stdin`)),
    ),
})
