// npm test: everything, on a fresh clone.
import { build, install } from './setup.mjs'

install()
build()
const { findChromium } = await import('./chromium.mjs')
const { format, runSteps, tests, types, unused } = await import('./steps.mjs')
const env = { CHROMIUM_PATH: await findChromium() }
runSteps(
  {
    tools: [format, types, unused],
    // All in one run: while a journey waits for a page, a rule or a database is asked.
    tests: tests('rules, both databases and a browser', 'unit', 'pglite', 'postgres', 'browser'),
  },
  env,
)
