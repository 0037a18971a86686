import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { openTestDatabase } from '../../tests/app/test-database.ts'
import { tablesHolding } from '../../tests/app/whole-database.ts'
import { buildBusyFamily, PASSWORD, prove } from '../../tests/people/busy-family.ts'
import {
  buildChild,
  buildParent,
  type Client,
  clientOf,
  cookieOf,
  eventsOf,
  openTalk,
} from '../../tests/people/factories.ts'
import { buildAnswered, buildTried } from '../../tests/people/step-takers.ts'
import { purgeDeleted } from '../conversation/history/delete-conversation.ts'
import type { Database } from '../platform/db/db.ts'
import { erasureFile, readErasureFile } from '../platform/erasures/erasure-file.ts'
import { mirrorErased, readErased } from '../platform/erasures/erasures.ts'
import { eraseAccounts } from '../privacy/erase-accounts.ts'
import { daysEarlier, daysLater } from '../privacy/rules.ts'
import { BackupRefusal } from './format.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const TYPED = { typed: 'delete my account' }

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinwise-restoring-'))
  app = await startTestApp({ coach: null })
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

let files = 0
const backUp = async (): Promise<string> => {
  const file = join(folder, `${++files}.gz`)
  await writeBackup(app.database, file)
  return file
}

const inNew = async (work: (database: Database) => Promise<void>): Promise<void> => {
  const { database } = await openTestDatabase()
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

const count = async (database: Database, table: string, where = sql`true`): Promise<number> => {
  const result = await database.db.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${where}`,
  )
  return (result as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0
}

const close = async (family: Client) => {
  await prove(family)
  expect((await family.call('POST', '/api/privacy/closing', TYPED)).status).toBe(200)
}

describe('S98: what is no whole backup of this version is refused, and nothing is touched', () => {
  let whole: Buffer
  beforeAll(async () => {
    await buildChild(await buildParent(app))
    whole = await readFile(await backUp())
  })

  const changed = (change: (text: string) => string) => gzipSync(change(gunzipSync(whole).toString()))
  const CASES: [string, () => Buffer, RegExp][] = [
    ['nothing', () => Buffer.alloc(0), /isn't a backup|was cut off/],
    ['some other file', () => Buffer.from('PK\u0003\u0004 a zip'), /isn't a backup of Kinwise/],
    ['some other gzip', () => gzipSync('{"hello": 1}\n'), /isn't a backup of Kinwise/],
    ['cut off within its first line', () => whole.subarray(0, 20), /was cut off/],
    ['cut off half way', () => whole.subarray(0, whole.length / 2), /was cut off/],
    ['cut off before its last byte', () => whole.subarray(0, -1), /was cut off/],
    [
      'cut off between two tables',
      () => changed((text) => text.slice(0, text.indexOf('\n\\.\n') + 4)),
      /was cut off/,
    ],
    ['one letter changed', () => changed((text) => text.replace('parent-', 'parent_')), /is damaged/],
    ['a row taken out', () => changed((text) => text.replace(/\n[^\n{\\]+\n\\\./, '\n\\.')), /is damaged/],
    ['something behind its end', () => changed((text) => `${text}more\n`), /is damaged/],
    [
      'bytes in the middle changed',
      () => {
        const bytes = Buffer.from(whole)
        const middle = Math.floor(whole.length / 2)
        bytes.fill(0x55, middle, middle + 16)
        return bytes
      },
      /is damaged|was cut off|isn't a backup/,
    ],
    [
      'another version',
      () => changed((text) => text.replace(/"schema":"\w{4}/, '"schema":"0000')),
      /another version/,
    ],
    ['a later format', () => changed((text) => text.replace('"format":1', '"format":2')), /another version/],
  ]
  test.each(CASES)('%s', async (name, build, sentence) => {
    const file = join(folder, `${name}.gz`)
    await writeFile(file, build())
    const before = await readTables()
    const refused = restoreBackup(app.database, file, { replaces: true })
    await expect(refused).rejects.toThrow(BackupRefusal)
    await expect(refused).rejects.toThrow(sentence)
    expect(await readTables()).toBe(before)
  })

  test('no file, and a folder', async () => {
    await expect(restoreBackup(app.database, join(folder, 'none.gz'), {})).rejects.toThrow(
      /^There is no file/,
    )
    await expect(restoreBackup(app.database, folder, {})).rejects.toThrow(/is a folder/)
    await expect(writeBackup(app.database, join(folder, '1.gz'))).rejects.toThrow(/is there already/)
  })

  const readTables = async () =>
    `${await count(app.database, 'user')} ${await count(app.database, 'child')} ${await count(app.database, 'session')}`
})

test('S98: a database that is in use is refused, and with the word for it replaced', async () => {
  const file = await backUp()
  await inNew(async (database) => {
    await database.db.execute(sql`insert into family (id) values (gen_random_uuid())`)
    await expect(restoreBackup(database, file, {})).rejects.toThrow(/isn’t empty/)
    expect(await count(database, 'family')).toBe(1)
    await restoreBackup(database, file, { replaces: true })
    expect(await count(database, 'family')).toBe(await count(app.database, 'family'))
    expect(await count(database, 'session')).toBe(0)
  })
})

describe('S99: what was erased after a backup was made is erased again', () => {
  test('accounts, children and conversations, as the file beside the data tells; who came back stays', async () => {
    const [erased, closed, reopened, kept] = [
      await buildBusyFamily(app),
      await buildParent(app),
      await buildParent(app),
      await buildParent(app),
    ]
    const [lost, stays] = [
      await buildChild(kept, { name: 'Lost' }),
      await buildChild(reopened, { name: 'Stays' }),
    ]
    const { conversation } = await openTalk(reopened, stays.id)
    const file = await backUp()

    await close(erased)
    await eraseAccounts(app.erasing, daysLater(new Date(), 31))
    await close(closed)
    const { db } = app.database
    await close(reopened)
    const back = await signedInAgain(reopened)
    expect((await back.call('DELETE', '/api/privacy/closing')).status).toBe(204)
    expect((await kept.call('DELETE', `/api/children/${lost.id}`)).status).toBe(204)
    expect((await back.call('DELETE', `/api/conversations/${conversation.id}`)).status).toBe(204)
    await purgeDeleted(db, daysLater(new Date(), 1))
    const log = erasureFile(folder)
    await mirrorErased(db, log, daysEarlier(new Date(), 36))
    const told = await readFile(log, 'utf8')
    for (const one of [erased.userId, erased.email, lost.id, conversation.id]) expect(told).not.toContain(one)

    await inNew(async (database) => {
      await restoreBackup(database, file, { erased: readErasureFile(log) })
      const words = [erased.userId, erased.email, erased.childId, ...Object.values(erased.words)]
      expect(await tablesHolding(database.db, words)).toEqual([
        `public.newsletter_subscriber: ${erased.email}`,
      ])
      expect(await count(database, 'child', sql`id = ${lost.id}`)).toBe(0)
      expect(await count(database, 'conversation', sql`id = ${conversation.id}`)).toBe(0)
      expect(await count(database, 'user', sql`email = ${closed.email} and erase_after is not null`)).toBe(1)
      expect(await count(database, 'user', sql`email = ${reopened.email} and erase_after is null`)).toBe(1)
      expect(await count(database, 'child', sql`id = ${stays.id}`)).toBe(1)
      // The next backup that is put back goes by it too.
      expect((await readErased(database.db)).length).toBe((await readErased(db)).length)
    })
    // Without the file, all of it would be back.
    await inNew(async (database) => {
      await restoreBackup(database, file, {})
      expect(await count(database, 'child', sql`id = ${lost.id}`)).toBe(1)
    })
  })

  test('a message that was rewritten, a step, a sentence the coach remembers, and its notes', async () => {
    const [one, other] = [await buildAnswered(app), await buildAnswered(app)]
    const { db } = app.database
    const tried = await buildTried(db, one.answer.id, 'She loves trains')
    await db.execute(sql`insert into summary (family_id, id, conversation_id, summary, message_count)
      select family_id, ${randomUUID()}, id, 'A note', 10 from conversation where id = ${one.conversationId}`)
    const found = await db.execute(
      sql`select id from message where conversation_id = ${other.conversationId} and author = 'user'`,
    )
    const [asked] = (found as unknown as { rows: { id: string }[] }).rows
    const file = await backUp()

    for (const path of [
      `/api/steps/${tried.stepId}`,
      `/api/memories/${tried.memoryId}`,
      '/api/privacy/notes',
    ])
      expect((await one.parent.call('DELETE', path)).status).toBe(204)
    const again = { clientId: randomUUID(), text: 'Written anew', replaces: asked?.id }
    const path = `/api/conversations/${other.conversationId}/messages`
    await eventsOf(await other.parent.call('POST', path, again))
    const log = erasureFile(folder)
    await mirrorErased(db, log, daysEarlier(new Date(), 36))
    await inNew(async (database) => {
      await restoreBackup(database, file, { erased: readErasureFile(log) })
      const left = [
        await count(database, 'taken_step', sql`id = ${tried.stepId}`),
        await count(database, 'memory', sql`id = ${tried.memoryId}`),
        await count(database, 'summary', sql`summary = 'A note'`),
        await count(database, 'message', sql`id = ${asked?.id} or answer_to = ${asked?.id}`),
      ]
      expect(left).toEqual([0, 0, 0, 0])
      const talk = sql`id = ${other.conversationId} and message_count = 1`
      expect(await count(database, 'conversation', talk)).toBe(1)
    })
  })

  test('the database that is replaced knows too; and a file that begins anew loses nothing', async () => {
    const parent = await buildParent(app)
    const child = await buildChild(parent)
    const file = await backUp()
    expect((await parent.call('DELETE', `/api/children/${child.id}`)).status).toBe(204)
    const later = await backUp()
    const log = join(folder, 'another.jsonl')
    await mirrorErased(app.database.db, log, daysEarlier(new Date(), 36))
    await inNew(async (database) => {
      await restoreBackup(database, later, { erased: readErasureFile(log) })
      await restoreBackup(database, file, { replaces: true })
      expect(await count(database, 'child', sql`id = ${child.id}`)).toBe(0)
    })
    const lines = readErasureFile(log).length
    await inNew((database) => mirrorErased(database.db, log, daysEarlier(new Date(), 36)))
    expect(readErasureFile(log)).toHaveLength(lines)
    await inNew((database) => mirrorErased(database.db, log, daysLater(new Date(), 1)))
    expect(readErasureFile(log)).toHaveLength(0)
    await writeFile(log, 'not a line\n')
    expect(() => readErasureFile(log)).toThrow(/isn't an erasure/)
  })
})

test('S99: nothing that waited is sent again: no job, no mail, no check-in, no WhatsApp message', async () => {
  const family = await buildBusyFamily(app)
  const { db } = app.database
  const mine = sql`select id from whatsapp_person where whatsapp_user_id is not null limit 1`
  await db.execute(sql`insert into whatsapp_outgoing (id, key, person_id, number_id, rank, content, due_at, state)
    select gen_random_uuid(), state, (${mine}), '1', 1, '{"type": "text"}', now(), state
    from unnest(array['queued', 'waiting', 'sent']) as state`)
  await db.execute(
    sql`update taken_step set ask_at = now() - interval '1 hour' where child_id = ${family.childId}`,
  )
  await db.execute(sql`update taken_step set asked = 1`)
  const file = await backUp()
  await inNew(async (database) => {
    await restoreBackup(database, file, {})
    const states = sql`key in ('queued', 'waiting', 'sent')`
    expect(
      await count(database, 'whatsapp_outgoing', sql`${states} and state = 'failed' and content is null`),
    ).toBe(2)
    expect(await count(database, 'whatsapp_outgoing', sql`${states} and state = 'sent'`)).toBe(1)
    expect(await count(database, 'whatsapp_inbound', sql`state <> 'done'`)).toBe(0)
    expect(await count(database, 'taken_step', sql`ask_at <= now()`)).toBe(0)
    const jobs = await database.db.execute(sql`select count(*)::int as count from pgboss.job`)
    expect((jobs as unknown as { rows: { count: number }[] }).rows[0]?.count).toBe(0)
  })
  // What moves isn't old.
  await inNew(async (database) => {
    await restoreBackup(database, file, { isMove: true })
    expect(await count(database, 'whatsapp_outgoing', sql`key = 'queued' and state = 'queued'`)).toBe(1)
    expect(await count(database, 'taken_step', sql`ask_at <= now()`)).toBe(1)
  })
})

const signedInAgain = async (family: Client): Promise<Client> => {
  const body = { email: family.email, password: PASSWORD }
  const response = await clientOf(app, '').call('POST', '/api/auth/sign-in/email', body)
  return clientOf(app, cookieOf(response), family.email)
}
