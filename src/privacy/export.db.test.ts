import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { startUpstream, type Upstream } from '../../tests/fakes/upstream.ts'
import { buildBusyFamily, prove } from '../../tests/people/busy-family.ts'
import { buildChild, buildParent, type Client, openTalk } from '../../tests/people/factories.ts'
import { exportedTables } from './export-account.ts'
import { countHeld } from './queries.ts'
import { heldTables } from './register.ts'

let upstream: Upstream
let app: TestApp
beforeAll(async () => {
  upstream = await startUpstream()
  app = await startTestApp({ coach: { baseUrl: upstream.url, apiKey: null, model: 'plainly' } })
})
beforeEach(() => upstream.scenario('plain'))
afterAll(async () => {
  await app.stop()
  await upstream.close()
})

const takeExport = async (parent: Client) => {
  await prove(parent)
  const response = await parent.call('POST', '/api/privacy/export')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="kinwise-\d{4}-\d\d-\d\d\.zip"$/,
  )
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

const rowsIn = (files: Record<string, string>, table: string): Record<string, unknown>[] =>
  JSON.parse(files[`data/${table}.json`] ?? 'null')

test('S25: an export holds every row that erasing removes, column by column, but for keys and codes', async () => {
  const family = await buildBusyFamily(app)
  const { db } = app.database
  const { rows } = (await db.execute(
    sql`select family_id as id from family_member where user_id = ${family.userId}`,
  )) as unknown as { rows: { id: string }[] }
  const owner = { userId: family.userId, familyId: rows[0]?.id ?? '', email: family.email }
  const counts = await countHeld(db, owner)
  const files = await takeExport(family)

  expect(heldTables().length - exportedTables().length).toBe(1)
  const columns = (await db.execute(sql`select table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public'`)) as unknown as {
    rows: { table: string; column: string }[]
  }
  for (const [table, { leftOut = {} }] of exportedTables()) {
    const given = rowsIn(files, table)
    expect(given.length, table).toBe(counts[table])
    const expected = columns.rows.filter((row) => row.table === table).map((row) => row.column)
    for (const row of given)
      expect(Object.keys(row).toSorted(), table).toEqual(
        expected.filter((column) => !(column in leftOut)).toSorted(),
      )
  }

  const all = Object.values(files).join('\n')
  for (const word of [family.email, ...Object.values(family.words)]) expect(all).toContain(word)
  expect(rowsIn(files, 'profile')).toMatchObject([{ bank_name: family.words.banks }])
  const secrets = (await db.execute(
    sql`select token as secret from session union all select password from account where password is not null`,
  )) as unknown as { rows: { secret: string }[] }
  for (const { secret } of secrets.rows) expect(all).not.toContain(secret)
})

test('the pages say everything in any browser, and run nothing', async () => {
  const family = await buildBusyFamily(app)
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)>'
  await app.database.db.execute(
    sql`update message set content = ${hostile} where conversation_id = ${family.conversationId} and author = 'user'`,
  )
  const files = await takeExport(family)
  const pages = Object.keys(files).filter((name) => name.endsWith('.html'))
  expect(pages.toSorted()).toEqual([
    'conversations/1.html',
    'conversations/2.html',
    'conversations/3.html',
    'conversations/4.html',
    'index.html',
  ])
  for (const name of pages) {
    expect(files[name]).not.toMatch(/<(script|img|link|iframe|object)/i)
    expect(
      files[name]?.match(/href="([^"]*)"/g)?.every((link) => /"(\.\.\/)?(index|conversations)/.test(link)),
    ).toBe(true)
  }
  expect(files['conversations/2.html']).toContain('&lt;script&gt;')
  // What was written before the account comes first.
  expect(files['conversations/1.html']).toContain(family.words.tried)
  for (const word of [family.words.child, family.words.liked, family.words.lives, family.words.banks])
    expect(files['index.html']).toContain(word)
})

test('nothing of another family is in it', async () => {
  const [one, other] = [await buildBusyFamily(app), await buildBusyFamily(app)]
  const all = Object.values(await takeExport(one)).join('\n')
  for (const word of [other.email, other.userId, ...Object.values(other.words)])
    expect(all).not.toContain(word)
})

test('a long history comes whole and in order', async () => {
  const parent = await buildParent(app)
  const { id } = await buildChild(parent)
  const { conversation } = await openTalk(parent, id)
  await app.database.db.execute(sql`insert into message (family_id, id, conversation_id, author, content)
    select family_id, ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, id, 'user', 'line ' || n
    from conversation, generate_series(1, 1234) n where id = ${conversation.id}`)
  const files = await takeExport(parent)
  expect(rowsIn(files, 'message')).toHaveLength(1235)
  const said = [...(files['conversations/1.html'] ?? '').matchAll(/line (\d+)/g)].map((found) =>
    Number(found[1]),
  )
  expect(said).toEqual(Array.from({ length: 1234 }, (_, n) => n + 1))
})

test('S9: an export wants the password anew, and is counted', async () => {
  const parent = await buildParent(app)
  const refused = await parent.call('POST', '/api/privacy/export')
  expect(refused.status).toBe(403)
  expect((await refused.json()).error).toMatchObject({ code: 'proof_needed', detail: { by: 'password' } })
  await prove(parent)
  const tries = []
  for (let n = 0; n < 12; n++) {
    const response = await parent.call('POST', '/api/privacy/export')
    await response.arrayBuffer()
    tries.push(response.status)
  }
  expect(tries).toEqual([...Array(10).fill(200), 429, 429])
  await app.database.db.execute(sql`update session set proved_at = now() - interval '11 minutes'`)
  expect((await parent.call('POST', '/api/privacy/export')).status).toBe(403)
})

test('without a password a fresh sign-in is enough, and an old one is not', async () => {
  const parent = await buildParent(app)
  await app.database.db.execute(sql`update account set password = null where user_id =
    (select id from "user" where email = ${parent.email})`)
  expect((await parent.call('POST', '/api/privacy/export')).status).toBe(200)
  await app.database.db.execute(sql`update session set created_at = now() - interval '11 minutes'`)
  const refused = await parent.call('POST', '/api/privacy/export')
  expect((await refused.json()).error).toMatchObject({ code: 'proof_needed', detail: { by: 'sign-in' } })
})
