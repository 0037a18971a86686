import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSignedCookie } from 'hono/cookie'
import { family, familyMember, session, user } from '../src/accounts/tables.ts'
import { conversation } from '../src/conversation/data/tables.ts'
import { child } from '../src/family/tables.ts'
import { seedPlans } from '../src/plans/seed-plans.ts'
import { subscription } from '../src/plans/tables.ts'
import type { Db } from '../src/platform/db/db.ts'
import { openPglite } from '../src/platform/db/open-pglite.ts'
import { openPostgres } from '../src/platform/db/open-postgres.ts'
import { newId } from '../src/platform/ids.ts'
import { freePort } from '../tests/app/running-server.ts'
import { startPostgres } from '../tests/setup/postgres-server.ts'
import { startServer } from './server.ts'
import type { Target } from './targets.ts'

const SLOTS = 100
export const SECRET = 'a secret that only this benchmark knows'
const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const root = join(import.meta.dirname, '..')

export type Seat = { cookie: string; conversationId: string; familyId: string; childId: string }

export const kinwiseOnPglite: Target = {
  name: 'Kinwise on PGlite',
  start: async (upstreamUrl) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-bench-'))
    const database = await openPglite(dataDir, () => {})
    const seats = await seat(database.db)
    await database.close()
    const server = await start(upstreamUrl, { DATA_DIR: dataDir })
    return running(server, seats, () => rm(dataDir, { recursive: true, force: true }))
  },
}

export const kinwiseOnPostgres: Target = {
  name: 'Kinwise on Postgres',
  start: async (upstreamUrl) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-bench-'))
    const postgres = await startPostgres()
    const databaseUrl = `${postgres.url}/postgres`
    const database = await openPostgres(databaseUrl, quiet)
    const seats = await seat(database.db)
    await database.close()
    const server = await start(upstreamUrl, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    return running(server, seats, async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    })
  },
}

const start = async (upstreamUrl: string, env: Record<string, string>) =>
  startServer(join(root, 'src/app/server.ts'), [], {
    ...env,
    NODE_ENV: '',
    PORT: String(await freePort()),
    APP_SECRET: SECRET,
    COACH_BASE_URL: upstreamUrl,
    LOG_LEVEL: 'error',
  })

const running = (server: Awaited<ReturnType<typeof start>>, seats: Seat[], cleanUp: () => Promise<void>) => ({
  request: (slot: number) => {
    const { cookie, conversationId } = seats[slot % SLOTS] as Seat
    return {
      url: `${server.url}/api/conversations/${conversationId}/messages`,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        clientId: randomUUID(),
        text: 'My daughter does not want to go to bed. What can I do?',
      }),
    }
  },
  pid: server.pid,
  stop: async () => {
    await server.stop()
    await cleanUp()
  },
})

/** Families, each signed in, with a child whose messages are counted and never run out. */
export const seat = async (db: Db, slots = SLOTS): Promise<Seat[]> => {
  await seedPlans(db, join(root, 'content/plans.yaml'))
  return Promise.all(
    Array.from({ length: slots }, async (_, slot) => {
      const [userId, familyId, childId, conversationId] = [newId(), newId(), newId(), newId()]
      const token = randomUUID()
      await db
        .insert(user)
        .values({ id: userId, name: 'Parent', email: `bench${slot}@example.org`, emailVerified: true })
      await db.insert(family).values({ id: familyId })
      await db.insert(familyMember).values({ familyId, userId, role: 'owner' })
      await db.insert(subscription).values({ familyId, planId: 'family' })
      const expiresAt = new Date(Date.now() + 86_400_000)
      await db.insert(session).values({ id: newId(), token, userId, expiresAt })
      const about = { name: 'Mia', age: 4, interests: ['trains'], personalityProfile: 'ENFP' }
      await db.insert(child).values({ familyId, id: childId, ...about, remainingMessages: 1_000_000 })
      await db
        .insert(conversation)
        .values({ familyId, id: conversationId, childId, kind: 'child', title: 'Bench' })
      const cookie = (await generateSignedCookie('kinwise.session_token', token, SECRET)).split(';')[0] ?? ''
      return { cookie, conversationId, familyId, childId }
    }),
  )
}
