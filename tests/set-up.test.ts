import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCRIPT = `
  import { runSteps, tests } from './scripts/steps.mjs'
  runSteps({ tests: tests('one database', process.argv[1]) })`

test.each([
  ['postgres', 'Postgres'],
  ['pglite', 'the embedded database'],
])(
  'what the tests of %s begin with fails: the run says so, and not that there are no tests',
  { timeout: 120_000 },
  (project, what) => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', SCRIPT, project],
      { cwd: join(import.meta.dirname, '..'), encoding: 'utf8', env: { ...process.env, TMPDIR: '/nowhere' } },
    )
    expect(status).toBe(1)
    expect(stderr).toContain(`The tests did not begin: ${what} could not be made ready.\nError: ENOENT`)
    expect(stdout).toContain('The tests did not run to their end. The messages above say why.')
    expect(stdout).toMatch(/0 passed, 1 failed\n$/)
    expect(stdout + stderr).not.toContain('No test files found')
  },
)
