import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { SEATS, type Seat, seatPglite, seatPostgres, startKinwise } from './kinwise.ts'
import { prepareReference } from './reference.ts'
import { nextMessage } from './said.ts'
import { type Server, startServer } from './server.ts'

export type Request = { path: string; headers: Record<string, string>; body: string }

/** Something that answers a message with a stream. */
export type Target = {
  start: () => Promise<Server>
  /** The next message of one of the concurrent streams; a slot has one message under way at a time. */
  request: (slot: number) => Request
  cleanUp: () => Promise<void>
}

/** A row of the benchmark; `usesPostgres` where statements of it run in the Postgres beside it. */
export type Row = {
  name: string
  usesPostgres: boolean
  prepare: (upstreamUrl: string, postgresUrl: string) => Promise<Target>
}

export const PROXY = 'plain Hono proxy'
export const REFERENCE = 'reference: plain Hono + Postgres chat'

export const rows: Row[] = [
  {
    name: PROXY,
    usesPostgres: false,
    prepare: async (upstreamUrl) => ({
      start: () => startServer(join(import.meta.dirname, 'proxy.ts'), [upstreamUrl]),
      request: () => {
        const messages = [{ role: 'user', content: nextMessage() }]
        return {
          path: '/',
          headers: JSON_TYPE,
          body: JSON.stringify({ model: 'bench', stream: true, messages }),
        }
      },
      cleanUp: async () => {},
    }),
  },
  {
    name: REFERENCE,
    usesPostgres: true,
    prepare: async (upstreamUrl, postgresUrl) => {
      const databaseUrl = await createDatabase(postgresUrl, 'reference')
      const seats = await prepareReference(databaseUrl, SEATS)
      return {
        start: () => startServer(join(import.meta.dirname, 'reference.ts'), [upstreamUrl, databaseUrl]),
        request: (slot) => {
          const { token, conversationId } = seats[slot % SEATS] as (typeof seats)[number]
          const body = JSON.stringify({ conversationId, text: nextMessage() })
          return { path: '/', headers: { ...JSON_TYPE, cookie: `session=${token}` }, body }
        },
        cleanUp: async () => {},
      }
    },
  },
  {
    name: 'Kinwise on Postgres',
    usesPostgres: true,
    prepare: async (upstreamUrl, postgresUrl) => {
      const databaseUrl = await createDatabase(postgresUrl, 'kinwise')
      return kinwise(upstreamUrl, databaseUrl, await seatPostgres(databaseUrl))
    },
  },
  {
    name: 'Kinwise on PGlite',
    usesPostgres: false,
    prepare: async (upstreamUrl) => kinwise(upstreamUrl, null),
  },
]

const JSON_TYPE = { 'content-type': 'application/json' }

const kinwise = async (upstreamUrl: string, databaseUrl: string | null, given?: Seat[]): Promise<Target> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-bench-'))
  const seats = given ?? (await seatPglite(dataDir))
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return {
    start: () => startKinwise(upstreamUrl, env),
    request: (slot) => {
      const { cookie, conversationId } = seats[slot % SEATS] as Seat
      const body = JSON.stringify({ clientId: crypto.randomUUID(), text: nextMessage() })
      return {
        path: `/api/conversations/${conversationId}/messages`,
        headers: { ...JSON_TYPE, cookie },
        body,
      }
    },
    cleanUp: () => rm(dataDir, { recursive: true, force: true }),
  }
}

const createDatabase = async (postgresUrl: string, name: string): Promise<string> => {
  const admin = new pg.Client(`${postgresUrl}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return `${postgresUrl}/${name}`
}
