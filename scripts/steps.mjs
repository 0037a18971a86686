// The checks, each as a named step; used by `npm run check` (the fast ones) and `npm test` (all).
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { node, ROOT } from './setup.mjs'

const tool = (name, ...args) => ({ name, run: () => count(node(args) === 0) })
const count = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

export const format = tool(
  'format and lint',
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--error-on-warnings',
)
export const types = tool('types', 'node_modules/typescript/bin/tsc', '-b')
export const unused = tool('unused code', 'node_modules/knip/bin/knip.js')

/** Vitest's own count of the projects named. */
export const tests = (name, ...projects) => ({
  name,
  run: (env = {}) => {
    const report = join(ROOT, 'test-results', `${projects.join('-')}.json`)
    rmSync(report, { force: true })
    const names = projects.flatMap((project) => ['--project', project])
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...names,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]
    const ok = node(args, { env: { ...process.env, ...env } }) === 0
    if (!existsSync(report)) {
      process.stdout.write('\nThe tests did not run to their end. The messages above say why.\n')
      return count(false)
    }
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed, failed: ok ? failed : Math.max(failed, 1) }
  },
})

/** Runs the steps one after the other, all of them, and ends with what passed and failed. */
export const runSteps = (steps, env) => {
  const total = { passed: 0, failed: 0 }
  for (const step of steps) {
    const start = Date.now()
    process.stdout.write(`\n--- ${step.name}\n`)
    const { passed, failed } = step.run(env)
    total.passed += passed
    total.failed += failed
    process.stdout.write(
      `--- ${step.name}: ${failed ? 'FAILED' : 'ok'} (${Math.round((Date.now() - start) / 1000)} s)\n`,
    )
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = total.failed || total.passed === 0 ? 1 : 0
}
