import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PageList } from '../../src/platform/http/built-pages.ts'

const DIST = join(import.meta.dirname, '../../dist')
const BUDGET_KIB = 160

const read = (...path: string[]) => readFileSync(join(DIST, ...path))
const list: PageList = JSON.parse(read('pages', 'pages.json').toString())
const { css = [] }: { css?: string[] } = JSON.parse(read('web', '.vite', 'manifest.json').toString())[
  'index.html'
]

const kib = (files: string[]) => files.reduce((sum, file) => sum + read('web', `${file}.br`).length, 0) / 1024

test.each(list.pages.filter(({ file }) => file === 'app.html'))(
  '$path waits for at most its budget of compressed JavaScript and CSS',
  ({ path, code = [] }) => {
    const size = kib([...code, ...css])
    console.log(`${path}: ${size.toFixed(0)} KiB in ${code.length} files`)
    expect(code.length).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(BUDGET_KIB)
  },
)

test('nothing of Preact is left', () => {
  const lock = readFileSync(join(DIST, '../package-lock.json'), 'utf8')
  expect(lock).not.toContain('node_modules/preact')
})
