import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../log.ts'
import { copyPostgres } from './copy/copy-postgres.ts'
import { isDatabaseAway } from './database-away.ts'
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

/** A message that takes so long is refused and sent again, rather than leave its parent before three dots. */
const PREPARED_MS = 10_000

/** Beyond its limit, a statement whose end nobody hears of: the line is dead. */
const UNHEARD_MS = 5_000

/** For the few statements that every message runs, and for all else: whoever waits for a lock holds back none of a message's. */
const CONNECTIONS = { prepared: 8, others: 12 }

/** Opens a pool on Postgres >= 16 and brings the schema up to date. Throws DatabaseUnreachable when it cannot be asked. */
export const openPostgres = async (url: string, log: Log, limits = LIMITS): Promise<Database> => {
  const writer = newWriter()
  const open = (max: number, { statementMs, more = '' }: { statementMs: number; more?: string }) => {
    const settings = `${signAs(writer)}; ${limitTo({ ...limits, statementMs })}`
    const pool = new pg.Pool({
      ...{ connectionString: url, max, connectionTimeoutMillis: 5000, keepAlive: true },
      query_timeout: statementMs + UNHEARD_MS,
      // A new connection plans every statement anew, so those that are open stay.
      idleTimeoutMillis: 0,
      // Not as start-up parameters, which poolers refuse. Awaited by the pool, whatever its types say.
      onConnect: (client) => client.query(settings + more),
    })
    // Without a listener a dropped connection ends the process: an idle one,
    pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'))
    // and one between two statements of a transaction, which then hears it from the next.
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }
  const pool = open(CONNECTIONS.others, limits)
  // Each is planned once for all values: planning takes longer than running one.
  const prepared = open(CONNECTIONS.prepared, {
    statementMs: Math.min(PREPARED_MS, limits.statementMs),
    more: '; set plan_cache_mode = force_generic_plan',
  })
  const news = createNews()
  let connected: Connected | null = null
  try {
    connected = await stayConnected(url, writer, log, news.spread)
    await migrateUnderLock(url)
  } catch (cause) {
    await Promise.all([pool.end(), prepared.end(), connected?.close()])
    throw connected && !isDatabaseAway(cause) ? cause : new DatabaseUnreachable('', { cause })
  }
  const { ping, close } = connected
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
    ping,
    // It vacuums by itself, and its log is its operator's.
    clearDeleted: async () => {},
    copyTables: copyPostgres(url),
    close: async () => {
      await Promise.all([pool.end(), prepared.end()])
      await close()
    },
  }
}

const limitTo = ({ statementMs, lockMs, idleInTransactionMs }: typeof LIMITS): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`

/** Without limits: another replica may be migrating, and that may take long. */
const migrateUnderLock = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // What is lost is told by the statement that runs.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    await client.end().catch(() => {})
  }
}
