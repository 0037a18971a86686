import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type ServerType, serve } from '@hono/node-server'
import type { Config } from '../../platform/config.ts'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import { DatabaseUnreachable } from '../../platform/db/open-errors.ts'
import type { Log } from '../../platform/log.ts'
import { openDatabase } from '../open-database.ts'
import { startSentence } from '../start-sentence.ts'
import { meanwhileApp } from './meanwhile-app.ts'

const AGAIN_MS = 1_000

type FetchCallback = Parameters<typeof serve>[0]['fetch']

/** The port, and who answers at it. It's handed over while it's open: a page that tries again must never meet nobody. */
export type Meanwhile = { server: ServerType; handOver: (fetch: FetchCallback) => void }

/**
 * Opens the database, and where nothing answers at its address, tries again each second and tells whoever asks meanwhile. What a second try
 * can't mend is thrown: a wrong password, another process in the folder.
 */
export const waitForDatabase = async (config: Config, log: Log) => {
  let meanwhile: Meanwhile | null = null
  for (;;) {
    try {
      return { opened: await openDatabase(config, log), meanwhile }
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable && isDatabaseAway(error.cause))) throw error
      meanwhile ??= await answerMeanwhile(config, log, error)
      await wait(AGAIN_MS)
    }
  }
}

const answerMeanwhile = async ({ host, port }: Config, log: Log, error: Error): Promise<Meanwhile> => {
  process.stderr.write(`${startSentence(error)} It's tried again each second.\n`)
  let answer: FetchCallback = meanwhileApp(log).fetch
  const server = serve({ fetch: (request, env) => answer(request, env), hostname: host, port })
  await once(server, 'listening')
  return {
    server,
    handOver: (fetch) => {
      answer = fetch
    },
  }
}
