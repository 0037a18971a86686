import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import type { Config } from '../../platform/config.ts'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import { DatabaseUnreachable } from '../../platform/db/open-errors.ts'
import type { Log } from '../../platform/log.ts'
import { openDatabase } from '../open-database.ts'
import { startSentence } from '../start-sentence.ts'
import { meanwhileApp } from './meanwhile-app.ts'

const AGAIN_MS = 1_000

/**
 * Opens the database, and where nothing answers at its address, tries again each second and tells whoever asks meanwhile. What a second try
 * can't mend is thrown: a wrong password, another process in the folder.
 */
export const waitForDatabase = async (config: Config, log: Log) => {
  let meanwhile: Server | null = null
  for (;;) {
    try {
      const opened = await openDatabase(config, log)
      if (meanwhile) await closed(meanwhile)
      return opened
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable && isDatabaseAway(error.cause))) throw error
      meanwhile ??= await answerMeanwhile(config, log, error)
      await wait(AGAIN_MS)
    }
  }
}

const answerMeanwhile = async ({ host, port }: Config, log: Log, error: Error): Promise<Server> => {
  process.stderr.write(`${startSentence(error)} It's tried again each second.\n`)
  const server = serve({ fetch: meanwhileApp(log).fetch, hostname: host, port }) as Server
  await once(server, 'listening')
  return server
}

const closed = async (server: Server): Promise<void> => {
  const over = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await over
}
