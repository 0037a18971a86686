// The checks, each as a named step; used by `npm run check` (the fast ones) and `npm test` (all).
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT } from './setup.mjs'

/** What it prints is said when it ends, in one piece: tests run meanwhile. */
const tool = (name, ...args) => ({
  name,
  run: async () => {
    const { ok, said } = await node(args, { stdio: ['ignore', 'pipe', 'pipe'] })
    return { ...count(ok), said }
  },
})
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
  run: async (env = {}) => {
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
    const { ok } = await node(args, { stdio: 'inherit', env: { ...process.env, ...env } })
    if (!existsSync(report)) {
      process.stdout.write('\nThe tests did not run to their end. The messages above say why.\n')
      return count(false)
    }
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed, failed: ok ? failed : Math.max(failed, 1) }
  },
})

/** Runs the tests, and beside them the tools one after the other; all of them, and ends with what passed and failed. */
export const runSteps = async ({ tools = [], tests }, env) => {
  const inTurn = async () => {
    const counts = []
    for (const step of tools) counts.push(await runStep(step))
    return counts
  }
  const counts = (await Promise.all([inTurn(), runStep(tests, env)])).flat()
  const sum = (key) => counts.reduce((total, one) => total + one[key], 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed || passed === 0 ? 1 : 0
}

const runStep = async ({ name, run }, env) => {
  const start = Date.now()
  const { passed, failed, said = '' } = await run(env)
  const seconds = Math.round((Date.now() - start) / 1000)
  process.stdout.write(`\n${said}--- ${name}: ${failed ? 'FAILED' : 'ok'} (${seconds} s)\n`)
  return { passed, failed }
}

/** Runs a command on the project's Node. */
const node = (args, options) =>
  new Promise((resolve) => {
    const child = spawn(NODE, args, { cwd: ROOT, ...options })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data))
    child.on('close', (status) => resolve({ ok: status === 0, said: Buffer.concat(said).toString() }))
  })
