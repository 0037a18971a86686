import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { NEWS_CHANNEL } from './news.ts'
import { holdWriter } from './writer.ts'

const AGAIN_MS = 1000
const ANSWER_MS = 5000

/** The database's side notices within half a minute when this machine is gone without a word; two hours would be usual. */
const NOTICE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4'

export type Connected = { ping: () => Promise<void>; close: () => Promise<void> }

/**
 * Keeps one connection beside the pool, which hears what other processes tell, holds this process's number as a writer, and on which the database is asked whether it
 * answers: however many requests wait for a locked table, they do not stand before this one. Connects anew when it is lost.
 */
export const stayConnected = async (
  url: string,
  writer: number,
  log: Log,
  hear: (topic: string) => void,
): Promise<Connected> => {
  const closing = new AbortController()
  let current: pg.Client | null = await connected(url, writer)
  const watch = (client: pg.Client): void => {
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    client.on('error', (err) => log.warn({ err }, 'the connection that tells we are alive was lost'))
    client.once('end', () => {
      current = null
      if (!closing.signal.aborted) again = reconnect()
    })
  }
  const reconnect = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        current = await connected(url, writer)
        watch(current)
        return
      } catch {
        await wait(AGAIN_MS, null, { signal: closing.signal }).catch(() => {})
      }
    }
  }
  let again = Promise.resolve()
  watch(current)
  return {
    ping: async () => {
      const client = current
      if (!client) throw new Error('Connection terminated')
      try {
        await client.query('select 1')
      } catch (error) {
        // A line that is dead without a word: only a new one helps.
        void client.end()
        throw error
      }
    },
    close: async () => {
      closing.abort()
      await again
      await current?.end()
    },
  }
}

const connected = async (url: string, writer: number): Promise<pg.Client> => {
  const client = new pg.Client({
    ...{ connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    ...{ connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS },
  })
  const fail = () => {}
  client.on('error', fail)
  try {
    await client.connect()
    await client.query(`${NOTICE}; listen ${NEWS_CHANNEL}`)
    const { rows } = await client.query<{ held: boolean }>(holdWriter(writer))
    // After a broken line the database may not have noticed yet that the connection before is gone.
    if (!rows[0]?.held) throw new Error('this number is still held')
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  client.off('error', fail)
  return client
}
