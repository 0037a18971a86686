/**
 * How the chat feels in a browser, after a build: `npm run bench:chat`. Milliseconds from Enter to the parent's own words and to the coach's
 * first one, in a new and in a long conversation; how fast the long one opens; what its frames cost while it is scrolled through.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { message } from '../src/conversation/data/tables.ts'
import type { Db } from '../src/platform/db/db.ts'
import { openPglite } from '../src/platform/db/open-pglite.ts'
import { openPostgres } from '../src/platform/db/open-postgres.ts'
import { newId } from '../src/platform/ids.ts'
import { startServer } from '../tests/app/running-server.ts'
import { launchBrowser } from '../tests/e2e/browser.ts'
import { startUpstream } from '../tests/fakes/upstream.ts'
import { startPostgres } from '../tests/setup/postgres-server.ts'
import { SECRET, type Seat, seat } from './kinwise.ts'
import { percentile } from './load.ts'
import { readPaint, watchPaint } from './painted.ts'

const ROUNDS = 30
const OPENINGS = 9
const LONG = 2_000
const UPSTREAM_MS = 200
const SCROLL_MOST_MS = 60_000
const PHONE = { viewport: { width: 390, height: 844 } }
const NEWEST = 'The newest answer.'

const fill = async (db: Db, { familyId, conversationId }: Seat): Promise<void> => {
  const all = Array.from({ length: LONG / 2 }, (_, n) => {
    const asked = newId()
    const own = { familyId, conversationId, createdAt: new Date(Date.now() - (LONG - n) * 3_600_000) }
    const content = `${n}. Bedtime takes two hours. `.repeat(1 + (n % 4))
    const answer =
      n === LONG / 2 - 1 ? NEWEST : 'Keep the steps short and the same each night. '.repeat(3 + (n % 12))
    return [
      { ...own, id: asked, author: 'user' as const, content, clientId: newId() },
      { ...own, id: newId(), author: 'assistant' as const, content: answer, answerTo: asked },
    ]
  }).flat()
  for (let at = 0; at < LONG; at += 500) await db.insert(message).values(all.slice(at, at + 500))
}

const show = (what: string, values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const [median, high, most] = [0.5, 0.95, 1].map((share) => percentile(sorted, share).toFixed(1))
  console.log(`${what}: median ${median} ms, 95th percentile ${high}, most ${most} (${values.length})`)
}

const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-bench-'))
// `npm run bench:chat -- postgres`: the same on Postgres.
const postgres = process.argv.includes('postgres') ? await startPostgres() : null
const databaseUrl = postgres && `${postgres.url}/postgres`
const database = databaseUrl ? await openPostgres(databaseUrl, console) : await openPglite(dataDir, () => {})
const [fresh, long] = (await seat(database.db, 2)) as [Seat, Seat]
await fill(database.db, long)
await database.close()
const upstream = await startUpstream({ record: false })
const server = await startServer({
  DATA_DIR: dataDir,
  APP_SECRET: SECRET,
  COACH_BASE_URL: upstream.url,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})
const browser = await launchBrowser()

const enter = async ({ cookie, childId }: Seat): Promise<[BrowserContext, Page]> => {
  const context = await browser.newContext(PHONE)
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  await page.addInitScript(watchPaint, { texts: [NEWEST], fromLoad: true })
  await page.goto(`${server.url}/my-children/${childId}/chat`)
  await page.getByRole('textbox').waitFor()
  return [context, page]
}

const send = async (who: Seat, where: string): Promise<void> => {
  const [context, page] = await enter(who)
  const own: number[] = []
  const first: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [question, answer] = [`Question ${round}.`, `Answer${round} `]
    upstream.scenario('plain', { tokens: [answer, 'and more.'], firstTokenMs: UPSTREAM_MS })
    await page.getByRole('textbox').fill(question)
    await page.evaluate(watchPaint, { texts: [question, answer.trim()] })
    await page.keyboard.press('Enter')
    const [ownMs = 0, firstMs = 0] = await page.evaluate(readPaint)
    own.push(ownMs)
    first.push(firstMs - UPSTREAM_MS)
    await page.getByRole('button', { name: 'Send message' }).waitFor()
  }
  show(`${where}: Enter to own message painted`, own)
  show(`${where}: Enter to first token, beyond the coach's ${UPSTREAM_MS} ms`, first)
  await context.close()
}

const open = async (): Promise<void> => {
  const times: number[] = []
  for (let n = 0; n < OPENINGS; n++) {
    const [context, page] = await enter(long)
    times.push(...(await page.evaluate(readPaint)))
    await context.close()
  }
  show(`${LONG} messages: a fresh load to the newest answer`, times)
}

const scroll = async (): Promise<void> => {
  const [context, page] = await enter(long)
  await page.getByText(NEWEST).waitFor()
  await page.mouse.move(195, 400)
  const frames = page.evaluate(frameTimes)
  const until = performance.now() + SCROLL_MOST_MS
  while (performance.now() < until && (await page.evaluate(hasEarlier))) await page.mouse.wheel(0, -1_500)
  await page.evaluate('window.isOver = true')
  show(`${LONG} messages: frames while scrolling to the first one`, await frames)
  await context.close()
}

/** Runs in the page, at little cost: what stands above is not all seen yet. */
const hasEarlier = (): boolean => {
  const box = document.querySelector('[role=log]')
  return (
    !box || box.scrollTop > 0 || /^Loading/.test(box.firstElementChild?.firstElementChild?.textContent ?? '')
  )
}

/** Runs in the page: the milliseconds between its frames, until it is told that all is over. */
const frameTimes = (): Promise<number[]> =>
  new Promise((resolve) => {
    const times: number[] = []
    let last = performance.now()
    const note = (now: number) => {
      times.push(now - last)
      last = now
      if ('isOver' in window) resolve(times.slice(1))
      else requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

try {
  await open()
  await scroll()
  await send(fresh, 'a new conversation')
  await send(long, `${LONG} messages`)
} finally {
  await browser.close()
  await server.stop()
  await upstream.close()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
}
