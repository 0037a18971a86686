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
for (const name of ['chat', 'my-children']) {
  const taken = join(ROOT, 'shots', `${name}-390-light.png`)
  if (!existsSync(taken)) continue
  mkdirSync(join(ROOT, 'docs', 'pictures'), { recursive: true })
  copyFileSync(taken, join(ROOT, 'docs', 'pictures', `${name}.png`))
}
