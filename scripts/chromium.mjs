// Where Chromium is: CHROMIUM_PATH, the system's, Playwright's own; else it is installed, or a sentence says what to do.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { node, ROOT, stop } from './setup.mjs'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

export const findChromium = async () => {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH names ${given}, where there is nothing.`)
  return (
    (await found()) ??
    (await installed()) ??
    stop('No Chromium was found. Install one, or set CHROMIUM_PATH to where it is.')
  )
}

const found = async () => {
  const { chromium } = await import('playwright-core')
  return [...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path))
}

const installed = async () => {
  process.stdout.write('Installing Chromium (once) ...\n')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], quiet)
    spawnSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'],
      quiet,
    )
  }
  const apt = await found()
  if (apt) return apt
  node(['node_modules/playwright-core/cli.js', 'install', 'chromium'], { cwd: ROOT })
  return found()
}
