import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type ServerType, serve } from '@hono/node-server'
import { systemClock } from '../platform/clock.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { builtPages } from '../platform/http/built-pages.ts'
import { staticFiles } from '../platform/http/static-files.ts'
import { createLog } from '../platform/log.ts'
import { ROOT } from '../platform/root.ts'
import { compose } from './compose.ts'
import { startDevIdentity } from './dev-identity.ts'
import { endOnError } from './end-on-error.ts'
import { waitForDatabase } from './meanwhile/wait-for-database.ts'
import { startSentence } from './start-sentence.ts'

const WEB = join(ROOT, 'dist/web')
const PAGES = join(ROOT, 'dist/pages')

/** Whatever hangs, whoever asked for the end need not wait longer; what is left open is settled by another replica. */
const END_MS = 8_500
const CLOSE_MS = 500

const main = async (): Promise<void> => {
  const config = readConfig()
  const log = createLog(config.logLevel)
  endOnError(log)
  const { opened, meanwhile } = await waitForDatabase(config, log)
  const identity = config.production || config.google || config.oidc ? null : await devIdentity(config)
  const oidc = config.oidc ?? identity?.client ?? null
  const { app, site, rest, stop } = await compose({
    config: { ...config, oidc },
    log,
    clock: systemClock,
    ...opened,
  })
  app.use('*', staticFiles(WEB), builtPages(PAGES, { origin: config.appUrl, config: site }))
  const server =
    meanwhile?.server ??
    serve({ fetch: app.fetch, hostname: config.host, port: config.port }, () => say(config))
  server.on('error', fail)
  if (meanwhile) {
    meanwhile.handOver(app.fetch)
    say(config)
  }
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    identity?.stop()
    const ended = rest()
      .then(() => closed(server))
      .then(stop)
      .catch((err) => log.warn({ err }, 'the process did not end in good order'))
    void Promise.race([ended, wait(END_MS)]).finally(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/** Until then it still answers what is short: a proxy may not know yet that it's ending. */
const closed = (server: ServerType): Promise<unknown> => {
  const over = new Promise<void>((resolve) => server.close(() => resolve()))
  return Promise.race([over, wait(CLOSE_MS)])
}

/** Only where one's own browser reaches it. */
const devIdentity = async ({ appUrl, host }: Config) =>
  host === '127.0.0.1' || host === 'localhost' ? startDevIdentity(appUrl) : null

const say = ({
  appUrl,
  databaseUrl,
  coach,
  coachWebhooks,
  smtp,
  dataDir,
  whatsapp,
  production,
}: Config): void => {
  const lines = [
    '',
    `  Kinwise is ready at ${appUrl}`,
    '',
    `  database  ${databaseUrl ? 'Postgres' : `embedded, in ${dataDir}`}`,
    `  coach     ${coachWebhooks ? 'webhooks for families; else ' : ''}${coach ? `${coach.model} at ${new URL(coach.baseUrl).host}` : 'the built-in guide'}`,
    `  mail      ${smtp ? 'SMTP' : `development inbox at ${appUrl}/dev/inbox`}`,
    `  whatsapp  ${whatsapp ? 'the Cloud API' : production ? 'off' : `sandbox at ${appUrl}/dev/whatsapp`}`,
    production ? '' : '  Nothing needs to be set. docs/operations.md names what can be.\n',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

const fail = (error: unknown): never => {
  process.stderr.write(`${startSentence(error)}\n`)
  process.exit(1)
}

main().catch(fail)
