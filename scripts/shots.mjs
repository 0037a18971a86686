// npm run shots [-- --only NAME]: pictures of every screen, at two widths, by day and by night, into shots/. The screens are listed in tests/shots/screens.ts.
import { build, install, node } from './setup.mjs'

install()
build()
// Not before: it needs what was just installed.
const { findChromium } = await import('./chromium.mjs')
const only = process.argv[process.argv.indexOf('--only') + 1]
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'shots', '--reporter', 'default']
if (process.argv.includes('--only') && only) args.push('-t', only)
process.exitCode = node(args, { env: { ...process.env, CHROMIUM_PATH: await findChromium() } })
