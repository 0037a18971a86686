import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../../src/platform/db/db.ts'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import { hourIn, monthIn, SPREAD_HOURS } from '../../src/reports/rules/month.ts'
import { quietLog } from '../app/test-database.ts'

/** REPORT_FAMILIES=10000 tries what a large site has. */
const FAMILIES = Number(process.env.REPORT_FAMILIES ?? 500)
const KILLS = 4
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'UTC',
]
const MONTH = '2026-10'
const CLI = join(import.meta.dirname, '../fakes/first-of-month-cli.ts')

let url: string
let database: Database
beforeAll(async () => {
  const name = `reports_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(`${inject('template')}/postgres`)
  await client.connect()
  await client.query(`create database ${name} template template`)
  await client.end()
  url = `${inject('template')}/${name}`
  database = await openPostgres(url, quietLog)
  await seed()
})
afterAll(() => database.close())

const seed = async () => {
  const { db } = database
  // Random families, so that their hours differ; by number, so that the rest can be told.
  const statements = [
    sql`create table sim_family as select n, gen_random_uuid() as family_id, gen_random_uuid() as user_id,
      gen_random_uuid() as child_id, gen_random_uuid() as talk_id from generate_series(1, ${sql.raw(String(FAMILIES))}) n`,
    sql`create table sim_queue (family_id uuid, month text)`,
    sql`create table sim_mail (address text, at timestamptz)`,
    sql`create table sim_hour as select timestamptz '2026-10-31T08:00:00Z' as at, timestamptz '2026-11-02T03:00:00Z' as until`,
    sql`insert into plan (id, name, description, price_cents, setup_fee_cents, currency, max_children, max_conversations,
        is_dedicated_number_per_child, has_insights_report, has_workbook, features, position)
      values ('sim', 'Sim', '', 0, 0, 'usd', 5, 999, false, true, true, '{}', 9) on conflict do nothing`,
    sql`insert into "user" (id, name, email, email_verified, erase_after)
      select user_id, 'P', 'p' || n || '@example.org', true, case when n % 100 = 0 then now() end from sim_family`,
    sql`insert into family (id, created_at) select family_id, '2026-09-01' from sim_family`,
    sql`insert into family_member (family_id, user_id, role) select family_id, user_id, 'owner' from sim_family`,
    sql`insert into subscription (family_id, plan_id) select family_id, 'sim' from sim_family`,
    sql`insert into child (family_id, id, name, age, interests, remaining_messages)
      select family_id, child_id, 'C', 4, '{}', -1 from sim_family`,
    sql`insert into conversation (family_id, id, child_id, kind, title)
      select family_id, talk_id, child_id, 'child', 'T' from sim_family`,
    sql`insert into message (family_id, id, conversation_id, author, content, created_at)
      select family_id, gen_random_uuid(), talk_id, 'user', 'Bedtime took two hours again', '2026-10-14' from sim_family`,
    sql`insert into check_in_setting (family_id, user_id, zone, minute_of_day, channel)
      select family_id, user_id, (array[${sql.raw(ZONES.map((zone) => `'${zone}'`).join(','))}])[n % 6 + 1], 600, 'mail' from sim_family`,
  ]
  for (const statement of statements) await db.execute(statement)
}

/** Runs until so many are made and is then killed, as a crash does; or to the end. */
const live = async (killedAfter: number | null): Promise<string> => {
  const child = spawn(process.execPath, [CLI, url], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stderr.on('data', (data) => {
    output += data
  })
  child.stdout.on('data', (data) => {
    output += data
    if (killedAfter !== null && output.includes(`${killedAfter}\n`)) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  return output
}

const rowsOf = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await database.db.execute(query)) as unknown as { rows: Row[] }).rows

test(`S87: of ${FAMILIES} families on the first of the month, killed now and then, none is missed and none gets two`, {
  timeout: 600_000,
}, async () => {
  for (let kill = 0; kill < KILLS; kill++) expect(await live(50)).not.toContain('the month is made')
  expect(await live(null)).toContain('the month is made')
  const open = Math.ceil(FAMILIES * 0.99)
  const reports = await rowsOf<{ made: boolean; said: number; month: string }>(
    sql`select made_at is not null as made, (data #>> '{children,0,said}')::int as said, month from report`,
  )
  expect(reports).toHaveLength(open)
  expect(reports.every(({ made, said, month }) => made && said === 1 && month === MONTH)).toBe(true)
  const mails = await rowsOf<{ address: string; at: string; zone: string }>(
    sql`select address, at, zone from sim_mail join "user" u on u.email = address join check_in_setting s on s.user_id = u.id`,
  )
  expect(mails).toHaveLength(open)
  expect(new Set(mails.map(({ address }) => address)).size).toBe(open)
  const hours = mails.map(({ zone, at }) => ({
    hour: hourIn(zone, new Date(at)),
    month: monthIn(zone, new Date(at)),
  }))
  expect(new Set(hours.map(({ month }) => month))).toEqual(new Set(['2026-11']))
  expect(Math.min(...hours.map(({ hour }) => hour))).toBeGreaterThanOrEqual(6)
  const perHour = [...Map.groupBy(mails, ({ at, zone }) => `${zone}${at}`).values()].map(
    ({ length }) => length,
  )
  expect(perHour.length).toBeGreaterThanOrEqual(ZONES.length * SPREAD_HOURS)
})
