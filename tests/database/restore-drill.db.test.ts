import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contents } from '../../src/backup/format.ts'
import { LEFT_OUT } from '../../src/backup/list-tables.ts'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'
import type { Database } from '../../src/platform/db/db.ts'
import { openMemory } from '../../src/platform/db/open-pglite.ts'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import type { JobEngine } from '../../src/platform/jobs/jobs.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { openTestDatabase, quietLog } from '../app/test-database.ts'
import { startUpstream, type Upstream } from '../fakes/upstream.ts'
import { buildBusyFamily, PASSWORD } from '../people/busy-family.ts'
import { clientOf, cookieOf, eventsOf, readTalk, send } from '../people/factories.ts'

/** Whatever COPY has a sign of its own for. */
const ODD = 'A tab\t, a line\nand\r\n\\.\n\\\\N \\N "quoted", \u0001, 日本語 and 👩‍👧\u2028.'

type Opened = { database: Database; jobEngine: JobEngine }

let upstream: Upstream
let folder: string
let file: string
let family: Awaited<ReturnType<typeof buildBusyFamily>>
let written: Contents

const start = (opening?: Promise<Opened>) =>
  startTestApp(
    { coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } },
    opening ? { opening } : {},
  )

beforeAll(async () => {
  upstream = await startUpstream()
  folder = await mkdtemp(join(tmpdir(), 'kinwise-drill-'))
  file = join(folder, 'all.backup.gz')
  const app = await start()
  family = await buildBusyFamily(app)
  await eventsOf(await send(family, family.conversationId, ODD))
  await fillCounts(app)
  written = await writeBackup(app.database, file)
  // What follows has nothing but the file.
  await app.stop()
})
afterAll(async () => {
  await upstream.close()
  await rm(folder, { recursive: true, force: true })
})

/** What no family fills by itself. */
const fillCounts = async ({ database: { db } }: TestApp) => {
  for (const statement of [
    sql`insert into guidance_gap (month, topic, band, count) values ('2026-11', 'sleep', '3-5', 2)`,
    sql`insert into safety_count (month, level, concern, country, count) values ('2026-11', 'crisis', 'abuse', 'ZZ', 1)`,
    // Of today's tokens some may not be stored yet.
    sql`insert into coach_tokens (day, tokens) values ('2026-01-01', 1200)`,
    sql`insert into whatsapp_count (month, category, billed) values ('2026-11', 'utility', 3)`,
    sql`insert into provider_event (id, type, created_at) values ('evt_1', 'invoice.paid', now())`,
    sql`insert into reply_event (family_id, reply_id, seq, delta) select family_id, id, 1, ${ODD} from reply limit 1`,
  ])
    await db.execute(statement)
}

const logIn = async (app: TestApp) => {
  const body = { email: family.email, password: PASSWORD }
  const response = await clientOf(app, '').call('POST', '/api/auth/sign-in/email', body)
  expect(response.status).toBe(200)
  return clientOf(app, cookieOf(response), family.email)
}

/** Fills a database, and looks whether every table is as it was. */
const restoreInto = async ({ database }: Opened, from: string, contents: Contents) => {
  const restored = await restoreBackup(database, from, {})
  expect(restored.contents).toEqual(contents)
  const again = await writeBackup(database, `${from}.again`)
  // Of what came in from phones the state alone differs: it isn't answered any more.
  expect(again.whatsapp_inbound?.rows).toBe(contents.whatsapp_inbound?.rows)
  expect({ ...again, whatsapp_inbound: contents.whatsapp_inbound }).toEqual(contents)
  await rm(`${from}.again`)
}

/** Runs the product on a database, and the family goes on where it was. */
const goesOn = async (opened: Opened) => {
  const app = await start(Promise.resolve(opened))
  // Sessions aren't in a backup: one that was ended since would live again.
  expect((await clientOf(app, family.cookie).call('GET', '/api/children')).status).toBe(401)
  const back = await logIn(app)
  const before = await readTalk(back, family.conversationId)
  expect(before.messages.some(({ content }) => content.includes(family.words.said))).toBe(true)
  expect(before.messages.filter(({ content }) => content.includes('日本語'))[0]?.content).toContain('👩‍👧')
  const events = await eventsOf(await send(back, family.conversationId, 'And what about tonight?'))
  expect(events.at(-1)).toMatchObject({ type: 'ended', answer: { status: 'complete' } })
  expect((await readTalk(back, family.conversationId)).messages).toHaveLength(before.messages.length + 2)
  // The words that are searched aren't in the file: they're worked out anew.
  const found = await back.call('POST', '/api/searches', { query: family.words.said })
  expect((await found.json()).messages.length).toBeGreaterThan(0)
  await app.stop()
}

test('S98: a backup, a lost database, a restore: every table is as it was, and a log-in and a chat work', async () => {
  const opened = await openTestDatabase()
  await restoreInto(opened, file, written)
  await goesOn(opened)
})

test.runIf(process.env.TEST_ENGINE !== 'pglite')(
  'S98: the same from Postgres to PGlite, and from there to Postgres with nothing lost on the way',
  async () => {
    const embedded = await openMemory()
    await restoreBackup(embedded, file, { isMove: true })
    const moving = join(folder, 'moving.gz')
    const moved = await writeBackup(embedded, moving)
    expect(moved).toEqual(written)
    await goesOn({ database: embedded, jobEngine: { pglite: embedded.client } })
    const opened = await openTestDatabase()
    await restoreInto(opened, moving, moved)
    await goesOn(opened)
  },
)

test('a backup is for its owner alone, holds every table but those that are left out, and no other file', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const { database } = await openTestDatabase()
  const names = await database.copyTables('snapshot', ({ rows }) =>
    rows<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'"),
  )
  await database.close()
  const kept = names.map(({ name }) => name).filter((name) => !(name in LEFT_OUT))
  expect(Object.keys(written).toSorted()).toEqual(kept.toSorted())
  expect(
    Object.entries(written)
      .filter(([, { rows }]) => rows === 0)
      .map(([name]) => name),
  ).toEqual([])
})

test.runIf(process.env.TEST_ENGINE !== 'pglite')('nothing is restored under a server that runs', async () => {
  const opened = await openTestDatabase()
  const server = await startTestApp({ coach: null }, { opening: Promise.resolve(opened) })
  if (!('databaseUrl' in opened.jobEngine)) throw new Error('not Postgres')
  const second = await openPostgres(opened.jobEngine.databaseUrl, quietLog)
  await expect(restoreBackup(second, file, {})).rejects.toThrow(/A server is using this database/)
  await second.close()
  await server.stop()
})
