// npm test: everything, on a fresh clone.
import { build, install } from './setup.mjs'

install()
build()
const { findChromium } = await import('./chromium.mjs')
const { format, runSteps, tests, types, unused } = await import('./steps.mjs')
const env = { CHROMIUM_PATH: await findChromium() }
runSteps(
  [
    format,
    types,
    unused,
    tests('rules and walls', 'unit'),
    tests('on the embedded database and on Postgres', 'pglite', 'postgres'),
    tests('in a browser', 'browser'),
  ],
  env,
)
