import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import {
  buildChild,
  buildParent,
  type Client,
  eventsOf,
  familyIdOf,
  openTalk,
  send,
  setPlan,
} from '../../tests/people/factories.ts'
import { mailsTo, mailTo } from '../../tests/people/mails.ts'
import { stepsOf, take } from '../../tests/people/step-takers.ts'
import type { ChildTold, ReportPage, ReportsPage, Told } from './contract.ts'
import { PARTS } from './rules/part-words.ts'
import { report } from './tables.ts'

const GOOD = 'The picture plan worked and she slept through.'
const ASKED = 'She screams every night at bedtime and I am exhausted'
const GRAVE = 'My son says he wants to kill himself tonight'

let app: TestApp
let parent: Client
let childId: string
let talk: string
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())
beforeEach(async () => {
  parent = await buildParent(app)
  await setPlan(app, parent, 'ultimate')
  childId = (await buildChild(parent, { name: 'Zaubernuss' })).id
  await app.database.db.execute(sql`update child set remaining_messages = -1 where id = ${childId}`)
  talk = (await openTalk(parent, childId)).conversation.id
})

const say = async (text: string, where = talk) => {
  const events = await eventsOf(await send(parent, where, text, randomUUID()))
  const [accepted] = events
  if (accepted?.type !== 'accepted') throw new Error('not accepted')
  return { id: accepted.message.id, replyId: accepted.replyId }
}

const months = async (client = parent): Promise<ReportsPage> =>
  (await client.call('GET', '/api/reports')).json()

/** Asks for this month, waits until the job has made it, and reads it. */
const made = async (): Promise<{ page: ReportPage; month: string; child: ChildTold }> => {
  expect((await parent.call('POST', '/api/reports')).status).toBe(202)
  await vi.waitUntil(async () => (await months()).months[0]?.progress === null, {
    timeout: 30_000,
    interval: 200,
  })
  const { thisMonth: month } = await months()
  const page: ReportPage = await (await parent.call('GET', `/api/reports/${month}`)).json()
  const [child] = page.children
  if (!child) throw new Error('a report without children')
  return { page, month, child }
}

const allOf = (child: ChildTold): Told[] => PARTS.flatMap((part) => child[part])

test('S88: a report tells of the month, each sentence with its messages, and a mail without a name says it’s ready', async () => {
  await say(ASKED)
  await say('Bedtime took two hours again')
  const good = await say(GOOD)
  const { page, child, month } = await made()
  expect(child).toMatchObject({ name: 'Zaubernuss', said: 3 })
  expect(child.strengths).toEqual([{ text: GOOD, isQuote: true, messageIds: [good.id] }])
  expect(child.topics[0]?.text).toMatch(/^You wrote (most )?about sleep/)
  expect(child.experiments).toHaveLength(2)
  for (const { messageIds } of allOf(child)) {
    expect(messageIds.length).toBeGreaterThan(0)
    for (const id of messageIds) expect(page.messages[id]).toMatchObject({ childId, conversationId: talk })
  }
  const mail = await mailTo(app, parent.email, /look back/)
  expect(JSON.stringify(mail)).not.toMatch(/Zaubernuss|bedtime|sleep/i)
  const workbook = await (await parent.call('GET', `/api/reports/${month}/workbook`)).json()
  expect(workbook.children[0].exercises).toHaveLength(4)
  expect(workbook.children[0].goal).toContain('Zaubernuss')
})

test('it is asked for once a day, however often at once, and made once', async () => {
  await say(ASKED)
  const all = await Promise.all(Array.from({ length: 8 }, () => parent.call('POST', '/api/reports')))
  expect(all.map(({ status }) => status).toSorted()).toEqual([202, ...Array(7).fill(409)])
  await vi.waitUntil(async () => (await months()).months[0]?.progress === null, {
    timeout: 30_000,
    interval: 200,
  })
  expect((await months()).canAsk).toBe(false)
  await mailTo(app, parent.email, /look back/)
  expect((await mailsTo(app, parent.email)).filter((subject) => /look back/.test(subject))).toHaveLength(1)
})

test('a taken step stands in it with what came of it, until it is taken back', async () => {
  const { id } = await say(ASKED)
  const transcript = await (await parent.call('GET', `/api/conversations/${talk}`)).json()
  const answer = transcript.messages.find((one: { answerTo: string }) => one.answerTo === id)
  expect((await take(parent, answer.id)).status).toBe(201)
  const [step] = await stepsOf(parent)
  const { child, month } = await made()
  expect(child.tried).toMatchObject([{ messageIds: [answer.id] }])
  expect(child.tried[0]?.text).toContain(step?.step)
  await parent.call('DELETE', `/api/steps/${step?.id}`)
  const [after] = (await (await parent.call('GET', `/api/reports/${month}`)).json()).children
  expect(after.tried).toEqual([])
})

test('S85: what is grave, and what stands beside it, is nowhere in it, nor is what a parent deletes', async () => {
  await say(ASKED)
  const other = (
    await parent.call('POST', `/api/children/${childId}/conversations`, { kind: 'child', isNew: true })
  ).json()
  const second = (await other).conversation.id
  await say(GRAVE, second)
  await say('Homework ends in tears every afternoon', second)
  await say(GOOD)
  const { page, child, month } = await made()
  expect(child.said).toBe(2)
  expect(JSON.stringify(page)).not.toMatch(/kill himself|Homework/)
  const before = allOf(child).length
  expect((await parent.call('DELETE', `/api/conversations/${talk}`)).ok).toBe(true)
  const gone: ReportPage = await (await parent.call('GET', `/api/reports/${month}`)).json()
  expect(before).toBeGreaterThan(0)
  expect(gone.children.flatMap(allOf)).toEqual([])
  expect(gone.messages).toEqual({})
  const kept = await app.database.db
    .select({ data: report.data })
    .from(report)
    .where(eq(report.familyId, await familyIdOf(app, parent)))
  expect(JSON.stringify(kept)).not.toMatch(/slept|screams|Zaubernuss/)
})

test('another family, and a family whose plan has none, gets nothing', async () => {
  await say(ASKED)
  const { month } = await made()
  const stranger = await buildParent(app)
  for (const path of ['', '/workbook', '/pdf', '/workbook/pdf'])
    expect((await stranger.call('GET', `/api/reports/${month}${path}`)).status, path).toBe(404)
  expect((await stranger.call('POST', '/api/reports')).status).toBe(404)
  expect(await months(stranger)).toMatchObject({ hasReport: false, months: [], canAsk: false })
})

test('both print on A4 and Letter, and what is no month or paper is refused', async () => {
  await say(ASKED)
  const { month } = await made()
  const shared = `/api/reports/${month}/workbook/pdf?paper=us-letter&names=without`
  for (const path of [`/api/reports/${month}/pdf?paper=us-letter`, `/api/reports/${month}/pdf`, shared]) {
    const response = await parent.call('GET', path)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).not.toContain('Zaubernuss')
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
  expect((await parent.call('GET', `/api/reports/${month}/pdf?paper=a0`)).status).toBe(400)
  for (const bad of ['2026-13', '1999-01', 'x', '..', '2026-1', '%00'])
    expect((await parent.call('GET', `/api/reports/${bad}`)).status, bad).toBe(404)
})

test('a month in which nothing was said says so kindly, and sends no mail', async () => {
  const { child } = await made()
  expect(child).toMatchObject({ said: 0 })
  expect(allOf(child)).toEqual([])
  expect(await mailsTo(app, parent.email)).not.toContainEqual(expect.stringMatching(/look back/))
})
