import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { newDatabase } from '../app/test-database.ts'
import { newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { useSite } from './site.ts'

let database = ''
beforeAll(async () => {
  database = await newDatabase()
})
const server = useSite(() => ({ DATABASE_URL: database }))

test('the built server makes a report and prints it, on both papers', async () => {
  const parent = await newVisitor()
  await signInAsFamily(parent, server, 'printed@example.org', [{ name: 'Noah' }])
  const client = new pg.Client(database)
  await client.connect()
  await client.query(`update subscription set plan_id = 'ultimate', expires_at = now() + interval '20 days'`)
  await client.end()
  const { request } = parent.page
  const get = (path: string) => request.get(`${server.url}/api/reports${path}`)
  expect(
    (await request.post(`${server.url}/api/reports`, { data: {}, headers: { origin: server.url } })).status(),
  ).toBe(202)
  const made = await vi.waitUntil(
    async () => (await (await get('')).json()).months.find((one: { madeAt: string | null }) => one.madeAt),
    { timeout: 60_000, interval: 500 },
  )
  for (const path of ['pdf?paper=a4', 'pdf?paper=us-letter', 'workbook/pdf?paper=a4&names=without']) {
    const printed = await get(`/${made.month}/${path}`)
    expect(printed.status(), path).toBe(200)
    expect((await printed.body()).subarray(0, 5).toString(), path).toBe('%PDF-')
  }
})
