import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { generateSignedCookie } from 'hono/cookie'
import { family, familyMember, session, user } from '../src/accounts/tables.ts'
import { conversation } from '../src/conversation/data/tables.ts'
import { child } from '../src/family/tables.ts'
import { seedPlans } from '../src/plans/seed-plans.ts'
import { subscription } from '../src/plans/tables.ts'
import type { Database, Db } from '../src/platform/db/db.ts'
import { openPglite } from '../src/platform/db/open-pglite.ts'
import { openPostgres } from '../src/platform/db/open-postgres.ts'
import { newId } from '../src/platform/ids.ts'
import { startServer } from './server.ts'

export const SEATS = 100
export const SECRET = 'a secret that only this benchmark knows'
const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const root = join(import.meta.dirname, '..')

export type Seat = { cookie: string; conversationId: string; familyId: string; childId: string }

export const seatPostgres = async (databaseUrl: string, slots = SEATS): Promise<Seat[]> =>
  seatIn(await openPostgres(databaseUrl, quiet), slots)

export const seatPglite = async (dataDir: string): Promise<Seat[]> =>
  seatIn(await openPglite(dataDir, () => {}))

/** As `npm start` runs it; beside a model's endpoint, or with the built-in guide where there is none. */
export const startKinwise = (upstreamUrl: string | null, env: Record<string, string>) =>
  startServer(join(root, 'dist/server/server.js'), [], {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...env,
    APP_SECRET: SECRET,
    LOG_LEVEL: 'error',
    ...(upstreamUrl && { COACH_BASE_URL: upstreamUrl }),
  })

const seatIn = async (database: Database, slots = SEATS): Promise<Seat[]> => {
  const seats = await seat(database.db, slots)
  await database.close()
  return seats
}

/** Families, each signed in, with a child whose messages are counted and never run out. */
export const seat = async (db: Db, slots = SEATS): Promise<Seat[]> => {
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
        .values({ familyId, id: conversationId, childId, authorId: userId, kind: 'child', title: 'Bench' })
      const cookie = (await generateSignedCookie('kinwise.session_token', token, SECRET)).split(';')[0] ?? ''
      return { cookie, conversationId, familyId, childId }
    }),
  )
}
