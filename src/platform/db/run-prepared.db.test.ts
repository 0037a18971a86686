import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/app/test-database.ts'
import type { Database } from './db.ts'
import { runIn } from './run-in.ts'

let database: Database
beforeAll(async () => {
  ;({ database } = await openTestDatabase())
  await database.db.execute(sql.raw('create table note (id int primary key, words text not null)'))
})
afterAll(() => database.close())

const WRITE = {
  name: 'write_note',
  text: 'insert into note (id, words) values ($1, $2) returning id, words',
}
const COUNT = { name: 'count_notes', text: 'select count(*)::int as notes from note' }

test('values of every kind go in and come out as they are, however often', async () => {
  const statement = {
    name: 'echo',
    text: `select $1::uuid as id, $2::text as words, $3::boolean as yes, $4::int as number, $5::jsonb as json,
      $6::text[] as texts, $7::timestamptz as at, $8::text as nothing, $9::bytea as bytes, $10::int[] as numbers`,
  }
  const row = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    words: `it's "quoted", $1; \\ 👩‍👧 \n`,
    yes: false,
    number: -7,
    json: { 'a"b': [1, null, 'c'] },
    texts: ['', 'a,b', '{"}', `it's`],
    at: new Date('2026-02-28T23:59:59.123Z'),
    nothing: null,
    bytes: new Uint8Array([0, 255, 39]),
    numbers: [1, -2],
  }
  for (let n = 0; n < 3; n++) {
    const [found] = await database.run(statement, Object.values(row))
    expect({ ...found, bytes: new Uint8Array(found?.bytes as Uint8Array) }).toEqual(row)
  }
})

test('a refusal carries its code, also the first time, and the next one runs', async () => {
  await expect(database.run(WRITE, [1, null])).rejects.toMatchObject({ code: '23502' })
  await expect(database.run({ name: 'broken', text: 'select from nowhere' }, [])).rejects.toThrow()
  expect(await database.run(WRITE, [1, 'one'])).toEqual([{ id: 1, words: 'one' }])
  await expect(database.run(WRITE, [1, 'again'])).rejects.toMatchObject({ code: '23505' })
  expect(await database.run(COUNT, [])).toEqual([{ notes: 1 }])
})

test('what runs beside a transaction is no part of it', async () => {
  let beside: Promise<unknown> = Promise.resolve()
  const undone = database.db.transaction(async (tx) => {
    await runIn(tx, WRITE, [2, 'undone'])
    beside = database.run(WRITE, [3, 'kept'])
    await runIn(tx, WRITE, [4, 'undone'])
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await beside
  const { rows } = (await database.db.execute(sql.raw('select id from note order by id'))) as unknown as {
    rows: unknown[]
  }
  expect(rows).toEqual([{ id: 1 }, { id: 3 }])
})

test('many at once all run', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => database.run(WRITE, [100 + n, `${n}`])))
  expect(await database.run(COUNT, [])).toEqual([{ notes: 42 }])
})
