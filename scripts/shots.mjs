// npm run shots [-- --only NAME]: pictures of every screen, at two widths, by day and by night, into shots/. The screens are listed in tests/shots/screens.ts.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, node, ROOT } from './setup.mjs'

install()
build()
// Not before: it needs what was just installed.
const { findChromium } = await import('./chromium.mjs')
const only = process.argv[process.argv.indexOf('--only') + 1]
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'shots', '--reporter', 'default']
if (process.argv.includes('--only') && only) args.push('-t', only)
process.exitCode = node(args, { env: { ...process.env, CHROMIUM_PATH: await findChromium() } })

// The README opens with these two.
const OF_README = { 'answer-parts': 'chat', 'my-children-at-first-sight': 'my-children' }
for (const [taken, name] of Object.entries(OF_README)) {
  const file = join(ROOT, 'shots', `${taken}-390-light.png`)
  if (!existsSync(file)) continue
  mkdirSync(join(ROOT, 'docs', 'pictures'), { recursive: true })
  copyFileSync(file, join(ROOT, 'docs', 'pictures', `${name}.png`))
}
