import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Holds docs/security.md and the tests together: each promise has tests that name it, and each name is a promise. */
const ROOT = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const rows = [...read('docs/security.md').matchAll(/^\| (S\d+) \|(.*)$/gm)].map(([, id = '', rest = '']) => ({
  id,
  tests: [...rest.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file),
  decisions: [...rest.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, file = '']) => file),
}))

test('the promises are numbered without a gap, in one table', () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_, place) => `S${place + 1}`))
  const table = read('docs/security.md').match(/^\|.*\|$/ms)?.[0] ?? ''
  expect(table.split('\n').filter((line) => !line.startsWith('|'))).toEqual([])
})

test.each(rows)(
  '$id has a test that names it, or a decision that says why not',
  ({ id, tests, decisions }) => {
    expect(tests.length + decisions.length).toBeGreaterThan(0)
    for (const file of decisions) expect(existsSync(join(ROOT, 'docs', file)), file).toBe(true)
    for (const file of tests) expect(read(file), file).toMatch(new RegExp(`\\b${id}\\b`))
  },
)

test('no test names a promise that is none', () => {
  const known = rows.map(({ id }) => id)
  const named = globSync('{src,tests}/**/*.test.ts', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/['`](S\d+(?:, S\d+)*): /g)].flatMap(([, ids = '']) => ids.split(', ')),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((id) => !known.includes(id))).toEqual([])
})
