import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const program = (failing: string) => `
  import { createLog } from './src/platform/log.ts'
  import { endOnError } from './src/app/end-on-error.ts'
  endOnError(createLog('info'))
  ${failing}
  setInterval(() => {}, 1000)`

test.each([
  [
    'thrown',
    "setTimeout(() => { throw Object.assign(new Error('params: anna'), { params: ['anna'], code: '23505' }) })",
  ],
  [
    'rejected',
    "Promise.reject(new Error('no', { cause: Object.assign(new Error('params: anna'), { code: '23505' }) }))",
  ],
  ['rejected with no error', "Promise.reject('anna')"],
])('S23: what nobody caught ends the process and is logged without its words: %s', (_, failing) => {
  const cwd = join(import.meta.dirname, '../..')
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program(failing)],
    {
      cwd,
      encoding: 'utf8',
    },
  )
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).not.toContain('anna')
  expect(JSON.parse(stderr)).toMatchObject({ level: 50 })
})
