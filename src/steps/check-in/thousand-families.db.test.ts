import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/app/test-database.ts'
import type { Database, Db } from '../../platform/db/db.ts'
import { FIRST_MINUTE, LAST_MINUTE } from '../rules.ts'
import { askCheckIns } from './ask-check-ins.ts'
import { turnOff } from './change-settings.ts'
import type { CheckIn } from './due.ts'
import { sendCheckIn } from './send-check-in.ts'
import { dayIn } from './when.ts'

const FAMILIES = 1000
const HOUR_MS = 60 * 60 * 1000
/** Europe's clocks go back in it, America's a week later, and Sydney's have just gone forward. */
const START = new Date('2026-10-24T00:17:00Z')
const HOURS = 9 * 24
const ZONES = [
  ...['Europe/Berlin', 'Europe/London', 'America/New_York', 'America/St_Johns', 'Asia/Kolkata'],
  ...['Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Apia', 'America/Sao_Paulo', 'UTC'],
]
const STOPS = ['off', 'closed', 'frozen', 'deleted', 'answered'] as const

type Family = CheckIn & { email: string; zone: string; stop: (typeof STOPS)[number] | null; stopsAt: Date }

let database: Database
let db: Db
beforeAll(async () => {
  database = (await openTestDatabase()).database
  db = database.db
})
afterAll(() => database.close())

const id = (kind: number, n: number) =>
  `00000000-0000-7000-8000-${String(kind * 100_000 + n).padStart(12, '0')}`

/** Each in one of ten zones, with a time of its own; half of them stop being asked at some hour, each for one of five reasons. */
const families: Family[] = Array.from({ length: FAMILIES }, (_, n) => ({
  familyId: id(1, n),
  userId: id(2, n),
  email: `p${n}@example.org`,
  zone: ZONES[n % ZONES.length] ?? 'UTC',
  stop: n % 2 === 0 ? (STOPS[(n / 2) % STOPS.length] ?? null) : null,
  stopsAt: new Date(START.getTime() + ((n * 37) % HOURS) * HOUR_MS),
}))

const seed = async () => {
  const zones = sql.raw(`(array[${ZONES.map((zone) => `'${zone}'`).join(',')}])`)
  const of = (kind: number) =>
    sql.raw(`('00000000-0000-7000-8000-' || lpad((${kind} * 100000 + n)::text, 12, '0'))::uuid`)
  const all = sql.raw(`from generate_series(0, ${FAMILIES - 1}) n`)
  const at = START.toISOString()
  for (const statement of [
    sql`insert into "user" (id, name, email, email_verified) select ${of(2)}, 'P', 'p' || n || '@example.org', true ${all}`,
    sql`insert into family (id) select ${of(1)} ${all}`,
    sql`insert into family_member (family_id, user_id, role) select ${of(1)}, ${of(2)}, 'owner' ${all}`,
    sql`insert into child (family_id, id, name, age, interests, remaining_messages)
      select ${of(1)}, ${of(3)}, 'C', 4, '{}', 9 ${all}`,
    sql`insert into conversation (family_id, id, child_id, author_id, kind, title) select ${of(1)}, ${of(4)}, ${of(3)}, ${of(2)}, 'child', 'T' ${all}`,
    sql`insert into message (family_id, id, conversation_id, author, content) select ${of(1)}, ${of(5)}, ${of(4)}, 'assistant', 'A' ${all}`,
    sql`insert into check_in_setting (family_id, user_id, zone, minute_of_day, channel)
      select ${of(1)}, ${of(2)}, ${zones}[n % ${sql.raw(String(ZONES.length))} + 1],
        ${sql.raw(`${FIRST_MINUTE} + (n * 7) % ${LAST_MINUTE - FIRST_MINUTE}`)}, 'mail' ${all}`,
    sql`insert into taken_step (family_id, id, child_id, message_id, place, user_id, step, day, taken_at, ask_at)
      select ${of(1)}, ${of(6)}, ${of(3)}, ${of(5)}, 0, ${of(2)}, 'S', '2026-10-24', ${at}::timestamptz,
        ${at}::timestamptz + (n % 36) * interval '1 hour' ${all}`,
  ])
    await db.execute(statement)
}

const stop = async ({ familyId, userId, stop: why }: Family, now: Date) => {
  if (why === 'off') await turnOff(db, { familyId, userId }, now)
  if (why === 'closed') await db.execute(sql`update "user" set erase_after = now() where id = ${userId}`)
  if (why === 'frozen') await db.execute(sql`update child set is_frozen = true where family_id = ${familyId}`)
  if (why === 'deleted')
    await db.execute(sql`update conversation set deleted_at = now() where family_id = ${familyId}`)
  if (why === 'answered')
    await db.execute(
      sql`update taken_step set outcome = 'worked', ask_at = null where family_id = ${familyId}`,
    )
}

test('S83: a thousand families over nine days in ten zones: never at night, never after it ended, never twice a day, three times at most', async () => {
  await seed()
  const sent: { to: string; at: Date }[] = []
  const askedOf = new Map<string, number>()
  let late: CheckIn[] = []
  for (let hour = 0; hour < HOURS; hour++) {
    const now = new Date(START.getTime() + hour * HOUR_MS)
    for (const family of families) if (family.stop && +family.stopsAt === +now) await stop(family, now)
    const nobody = async () => {}
    const mail = async ({ email: to }: { email: string }) => void sent.push({ to, at: now })
    const parts = { db, remind: { mail, push: nobody, whatsapp: nobody } }
    // Every fourth mail waits for an hour, as if the mail server had been away.
    for (const checkIn of late) await sendCheckIn(parts, checkIn, now)
    late = []
    const asked: CheckIn[] = []
    const ask = () => askCheckIns(db, async (_, checkIn) => void asked.push(checkIn), now)
    // Now and then from two replicas.
    await Promise.all(hour % 6 === 0 ? [ask(), ask()] : [ask()])
    for (const [n, checkIn] of asked.entries()) {
      askedOf.set(checkIn.userId, (askedOf.get(checkIn.userId) ?? 0) + 1)
      if (n % 4 === 3) late.push(checkIn)
      else await sendCheckIn(parts, checkIn, now)
    }
  }
  const byAddress = Map.groupBy(sent, ({ to }) => to)
  for (const family of families) {
    const own = byAddress.get(family.email) ?? []
    const days = own.map(({ at }) => dayIn(family.zone, at))
    expect(new Set(days).size, `${family.email} on one day`).toBe(days.length)
    expect(days.length, family.email).toBeLessThanOrEqual(3)
    for (const { at } of own) {
      const hour = Number(
        new Intl.DateTimeFormat('en-GB', { timeZone: family.zone, hour: '2-digit' }).format(at),
      )
      expect(hour >= 8 && hour < 21, `${family.email} at ${hour} in ${family.zone}`).toBe(true)
      if (family.stop) expect(+at, `${family.email} ${family.stop}`).toBeLessThan(+family.stopsAt)
    }
    // What was late into the night isn't sent any more; it still stands on My Children.
    if (!family.stop) expect(askedOf.get(family.userId), family.email).toBe(3)
  }
  expect(sent.length).toBeGreaterThan(1500)
}, 240_000)
