import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { systemClock } from '../platform/clock.ts'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import { FolderInUse } from '../platform/db/lock-folder.ts'
import { openPglite } from '../platform/db/open-pglite.ts'
import { openPostgres } from '../platform/db/open-postgres.ts'
import { staticFiles } from '../platform/http/static-files.ts'
import { createLog, type Log } from '../platform/log.ts'
import { compose } from './compose.ts'

const WEB = join(import.meta.dirname, '../../dist/web')

const main = async (): Promise<void> => {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const opened = await openDatabase(config, log)
  const { app, stop } = await compose({ config, log, clock: systemClock, ...opened })
  if (existsSync(WEB)) app.use('*', staticFiles(WEB))
  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, () => say(config))
  server.on('error', fail)
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    server.close()
    void stop().finally(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

const openDatabase = async ({ databaseUrl, dataDir }: Config, log: Log) => {
  if (databaseUrl) return { database: await openPostgres(databaseUrl, log), jobEngine: { databaseUrl } }
  const database = await openPglite(dataDir, (err) => {
    log.error({ err }, 'the embedded database aborted; the process ends so that it can be opened afresh')
    process.exit(1)
  })
  return { database, jobEngine: { pglite: database.client } }
}

const say = ({ appUrl, databaseUrl, coach, smtp, dataDir, production }: Config): void => {
  const lines = [
    '',
    `  Kinwise is ready at ${appUrl}`,
    '',
    `  database  ${databaseUrl ? 'Postgres' : `embedded, in ${dataDir}`}`,
    `  coach     ${coach ? `${coach.model} at ${new URL(coach.baseUrl).host}` : 'the built-in guide'}`,
    `  mail      ${smtp ? 'SMTP' : `development inbox at ${appUrl}/dev/inbox`}`,
    production ? '' : '  Nothing needs to be set. docs/operations.md names what can be.\n',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

const fail = (error: unknown): never => {
  process.stderr.write(`${sentence(error)}\n`)
  process.exit(1)
}

/** What went wrong at the start, in words an operator can act on. */
const sentence = (error: unknown): string => {
  if (error instanceof ConfigError) return error.problems.join('\n')
  if (error instanceof FolderInUse)
    return `Another process is using the database in this data folder (${error.message}). Stop it, or set DATA_DIR to another folder.`
  const { code, address, port, path } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what is using it, or set PORT to another one.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `The address ${address ?? 'in HOST'} cannot be listened on. Check HOST.`
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this user. Set PORT to another one.`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `${path} cannot be written. Make it writable or set DATA_DIR.`
  if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000')
    return 'The database at DATABASE_URL cannot be reached with what it says. Check the address, the user and the database name.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch(fail)
