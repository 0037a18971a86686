import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Database, Db, Row } from './db.ts'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'
import { DatabaseUnreachable } from './open-errors.ts'

/** Any fixed number: every replica that starts asks for the same lock. */
const MIGRATION_LOCK = 7_203_110

/** Opens a pool on Postgres >= 16 and brings the schema up to date. Throws DatabaseUnreachable when it cannot be asked. */
export const openPostgres = async (url: string, log: Log): Promise<Database> => {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5000, keepAlive: true })
  // Without a listener a dropped idle connection ends the process.
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'))
  await pool.query('select 1').catch(async (cause) => {
    await pool.end()
    throw new DatabaseUnreachable('', { cause })
  })
  await migrateUnderLock(pool)
  return {
    engine: 'postgres',
    db: drizzle(pool) as unknown as Db,
    run: async <R extends Row>({ name, text }: { name: string; text: string }, values: unknown[]) =>
      (await pool.query<R>({ name, text, values })).rows,
    close: () => pool.end(),
  }
}

const migrateUnderLock = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    client.release()
  }
}
