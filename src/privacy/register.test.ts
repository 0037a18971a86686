import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { centre } from '../../content/site/privacy-centre.ts'
import { heldTables, REGISTER } from './register.ts'

const SRC = join(import.meta.dirname, '..')

/** From the code, so that it is told before a database is asked; erasing.db.test.ts asks the database itself. */
const tables = globSync('**/tables.ts', { cwd: SRC }).flatMap((file) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map((found) => found[1] ?? ''),
)

test('S32: whoever adds a table says in register.ts whose its rows are, or why nobody’s', () => {
  expect(tables.length).toBeGreaterThan(20)
  expect(tables.filter((table) => !(table in REGISTER))).toEqual([])
  expect(Object.keys(REGISTER).filter((table) => !tables.includes(table))).toEqual([])
})

test('a parent reads of each in words, and not in a table’s name', () => {
  const held = heldTables().map(([table]) => table)
  expect(Object.keys(centre.held.items).toSorted()).toEqual(held.toSorted())
  for (const [one, several] of Object.values(centre.held.items)) {
    expect(one).toMatch(/^[A-Z]/)
    expect(one).not.toContain('#')
    expect(several.includes('#') || several === one).toBe(true)
  }
})
