import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import { newDatabase, quietLog } from '../app/test-database.ts'
import { newFolder } from '../new-folder.ts'

/** The commands as an operator runs them. */
const run = async (command: string, env: Record<string, string>, ...args: string[]) => {
  const child = spawn(process.execPath, [`scripts/backup/${command}.ts`, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => (said.out += data))
  child.stderr.on('data', (data) => (said.err += data))
  const [code] = await once(child, 'close')
  return { ...said, code }
}

const inDatabase = async <T>(
  url: string,
  work: (database: Awaited<ReturnType<typeof openPostgres>>) => Promise<T>,
) => {
  const database = await openPostgres(url, quietLog)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const FAMILY = '01900000-0000-7000-8000-000000000001'

test('S98: backup, restore and move-to-postgres as commands: one sentence each, and 1 for what is refused', async () => {
  const [from, to, last] = await Promise.all([newDatabase(), newDatabase(), newDatabase()])
  const DATA_DIR = newFolder()
  await inDatabase(from, ({ db }) => db.execute(sql`insert into family (id) values (${FAMILY})`))
  const made = await run('backup', { DATABASE_URL: from, DATA_DIR })
  expect(made).toMatchObject({ code: 0, err: '' })
  const [name = ''] = await readdir(join(DATA_DIR, 'backups'))
  expect(name).toMatch(/^kinwise-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz$/)
  const file = join(DATA_DIR, 'backups', name)
  expect(made.out).toContain(`${file} was written.`)
  expect(made.out).toMatch(/^family +1 {2}[0-9a-f]{32}$/m)

  // To the embedded database, and from there to another Postgres.
  const restored = await run('restore', { DATA_DIR }, file)
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect(restored.out).toContain('Everybody has to log in again.')
  const moved = await run('move-to-postgres', { DATABASE_URL: to, DATA_DIR })
  expect(moved).toMatchObject({ code: 0, err: '' })
  expect(await inDatabase(to, ({ db }) => db.execute(sql`select id from family`))).toMatchObject({
    rows: [{ id: FAMILY }],
  })

  const refused: [string, Record<string, string>, string[], RegExp][] = [
    ['restore', { DATABASE_URL: to, DATA_DIR }, [file], /^This database isn’t empty\./],
    ['restore', { DATABASE_URL: last, DATA_DIR }, [file, '--force'], /^Usage: npm run restore -- FILE/],
    [
      'restore',
      { DATABASE_URL: last, DATA_DIR },
      [file, '--erasures', '/none'],
      /^There is no file \/none\./,
    ],
    ['move-to-postgres', { DATA_DIR }, [], /^Usage: DATABASE_URL=/],
    [
      'move-to-postgres',
      { DATABASE_URL: last, DATA_DIR: newFolder() },
      [],
      /^There is no embedded database in/,
    ],
  ]
  for (const [command, env, args, sentence] of refused) {
    const answer = await run(command, env, ...args)
    expect(answer, `${command} ${args}`).toMatchObject({ code: 1, out: '' })
    expect(answer.err).toMatch(sentence)
  }
  await writeFile(join(DATA_DIR, 'erasures.jsonl'), 'half a li')
  const unreadable = await run('restore', { DATABASE_URL: last, DATA_DIR }, file)
  expect(unreadable.err).toMatch(/erasures\.jsonl has a line that isn't an erasure\./)
  expect(await inDatabase(last, ({ db }) => db.execute(sql`select id from family`))).toMatchObject({
    rows: [],
  })
}, 180_000)
