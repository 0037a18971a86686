/** How fast pages come, by Lighthouse for a simulated phone: `npm run bench:pages`, after a build. It is fetched by npx; Chromium is the system's. */
import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../tests/app/running-server.ts'
import { buildChildInput } from '../tests/people/factories.ts'
import { median } from './report.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number }>
}

/** A parent with a child: the address of the child's chat, and what opens it. */
const openChat = async ({ url, dataDir }: RunningServer) => {
  const post = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    })
  const begun = await post('/api/auth/sign-up/email', {
    email: 'bench@example.org',
    password: 'correct horse battery',
    isAdult: true,
  })
  const token = new URL(await linkIn(join(dataDir, 'inbox'))).hash.slice(1)
  const cookie = cookiesOf(await post('/api/auth/confirm-email', { token }, cookiesOf(begun)))
  const { child } = await (await post('/api/children', buildChildInput(), cookie)).json()
  return { url: `${url}/my-children/${child.id}/chat`, cookie }
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

/** The mail leaves by a job, in its own time. */
const linkIn = async (inbox: string): Promise<string> => {
  for (;;) {
    for (const name of await readdir(inbox).catch(() => [])) {
      const link =
        name.endsWith('.json') && /https?:\/\/[^\s"\\]+/.exec(await readFile(join(inbox, name), 'utf8'))
      if (link) return link[0]
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const look = async (url: string, cookie?: string): Promise<Report> => {
  const out = join(tmpdir(), `kinwise-lighthouse-${process.pid}.json`)
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${out}`]
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []
  const env = { CHROME_PATH: '/usr/bin/chromium', ...process.env }
  const { status } = spawnSync('npx', [...args, chrome, ...headers], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  if (status !== 0) throw new Error(`lighthouse failed for ${url}`)
  const report: Report = JSON.parse(await readFile(out, 'utf8'))
  await rm(out)
  return report
}

const server = await startServer()
try {
  const pages = [{ url: `${server.url}/` }, { url: `${server.url}/pricing` }, await openChat(server)]
  const reports = new Map<string, Report[]>(pages.map(({ url }) => [url, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const { url, cookie } of pages as { url: string; cookie?: string }[])
      reports.get(url)?.push(await look(url, cookie))
  for (const [url, all] of reports) {
    const scores = CATEGORIES.map((name) => {
      const each = all.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))
      return `${name} ${median(each)} (${each.join(', ')})`
    })
    const times = TIMES.map(
      (name) => `${name} ${median(all.map(({ audits }) => audits[name]?.numericValue ?? 0)).toFixed(0)} ms`,
    )
    console.log(`${new URL(url).pathname}\n  ${[...scores, ...times].join('\n  ')}`)
  }
} finally {
  await server.stop()
}
