import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Database, Db, Row } from './db.ts'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'
import { createNews, NEWS_CHANNEL } from './news.ts'
import { DatabaseUnreachable } from './open-errors.ts'
import { type Connected, stayConnected } from './stay-connected.ts'
import { newWriter, signAs } from './writer.ts'

/** Any fixed number: every replica that starts asks for the same lock. */
const MIGRATION_LOCK = 7_203_110

/**
 * What a statement may take, in milliseconds: whoever waits for a locked table gives its connection back, so that requests for
 * other tables get one.
 */
const LIMITS = { statementMs: 30_000, lockMs: 3_000, idleInTransactionMs: 60_000 }

/** For the few statements that every message runs, and for all else: whoever waits for a lock holds back none of a message's. */
const CONNECTIONS = { prepared: 8, others: 12 }

/** Opens a pool on Postgres >= 16 and brings the schema up to date. Throws DatabaseUnreachable when it cannot be asked. */
export const openPostgres = async (url: string, log: Log, limits = LIMITS): Promise<Database> => {
  const writer = newWriter()
  const settings = `${signAs(writer)}; ${limitTo(limits)}`
  const open = (max: number, more = '') => {
    const pool = new pg.Pool({
      ...{ connectionString: url, max, connectionTimeoutMillis: 5000, keepAlive: true },
      // A new connection plans every statement anew, so those that are open stay.
      idleTimeoutMillis: 0,
      // Not as start-up parameters, which poolers refuse. Awaited by the pool, whatever its types say.
      onConnect: (client) => client.query(settings + more),
    })
    // Without a listener a dropped idle connection ends the process.
    pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'))
    return pool
  }
  const pool = open(CONNECTIONS.others)
  // Each is planned once for all values: planning takes longer than running one.
  const prepared = open(CONNECTIONS.prepared, '; set plan_cache_mode = force_generic_plan')
  const news = createNews()
  let connected: Connected
  try {
    connected = await stayConnected(url, writer, log, news.spread)
  } catch (cause) {
    await Promise.all([pool.end(), prepared.end()])
    throw new DatabaseUnreachable('', { cause })
  }
  await migrateUnderLock(pool)
  return {
    engine: 'postgres',
    db: drizzle(pool) as unknown as Db,
    run: async <R extends Row>({ name, text }: { name: string; text: string }, values: unknown[]) =>
      (await prepared.query<R>({ name, text, values })).rows,
    tell: async (topic) => {
      await pool
        .query('select pg_notify($1, $2)', [NEWS_CHANNEL, topic])
        .catch((err) => log.warn({ err }, 'news could not be told'))
    },
    hear: news.hear,
    ping: connected.ping,
    // It vacuums by itself, and its log is its operator's.
    clearDeleted: async () => {},
    close: async () => {
      await Promise.all([pool.end(), prepared.end()])
      await connected.close()
    },
  }
}

const limitTo = ({ statementMs, lockMs, idleInTransactionMs }: typeof LIMITS): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`

const migrateUnderLock = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    // Another replica may be migrating, and that may take long.
    await client.query(limitTo({ statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }))
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    client.release(true)
  }
}
