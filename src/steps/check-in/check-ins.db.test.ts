import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts'
import type { Client } from '../../../tests/people/factories.ts'
import { buildAnswered, movedClock, stepsOf, take, tell } from '../../../tests/people/step-takers.ts'
import { user } from '../../accounts/tables.ts'
import { child } from '../../family/tables.ts'
import type { SendMail } from '../../platform/mail/mail.ts'
import { takenStep } from '../tables.ts'
import { askCheckIns } from './ask-check-ins.ts'
import { checkInMail } from './check-in-mail.ts'
import type { CheckIn } from './due.ts'
import { offToken } from './off-token.ts'
import { type Reminders, sendCheckIn } from './send-check-in.ts'

/** In Berlin: the evening of a Wednesday. */
const EVENING = '2026-06-10T18:00:00Z'
const MORNING = '2026-06-11T08:00:00Z'
const SECRET = 'a secret only tests know, 32 long'

const time = movedClock(EVENING)
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null }, { clock: time.clock })
})
afterAll(() => app.stop())
beforeEach(() => time.goTo(EVENING))

/** Whose check-ins are asked for at a time. */
const askAt = async (at: string): Promise<CheckIn[]> => {
  time.goTo(at)
  const asked: CheckIn[] = []
  await askCheckIns(
    app.database.db,
    async (_, checkIn) => {
      asked.push(checkIn)
    },
    time.clock(),
  )
  return asked
}

const nobody = async () => {}
const byMail = (sendMail: SendMail, appUrl = 'https://k.example'): Reminders => ({
  mail: ({ email: to, ...one }) => sendMail(checkInMail({ to, token: offToken(one, SECRET) }, appUrl)),
  push: nobody,
  whatsapp: nobody,
})

const mailsFor = async (checkIns: CheckIn[], at: string): Promise<string[]> => {
  const sent: string[] = []
  const sendMail = async ({ to }: { to: string }) => void sent.push(to)
  for (const one of checkIns)
    await sendCheckIn({ db: app.database.db, remind: byMail(sendMail) }, one, new Date(at))
  return sent
}

const taken = async (place = 0) => {
  const family = await buildAnswered(app)
  await take(family.parent, family.answer.id, place)
  const [step] = await stepsOf(family.parent)
  if (!step) throw new Error('no step was taken')
  return { ...family, step }
}

const own = async (parent: Client, asked: CheckIn[]) => {
  const [row] = await app.database.db.select().from(user).where(eq(user.email, parent.email))
  return asked.filter(({ userId }) => userId === row?.id)
}

test('the next morning at ten it is asked once, in the app and by mail, and no minute earlier', async () => {
  const { parent, step } = await taken()
  expect(step.asksAt).toBe('2026-06-11T08:00:00.000Z')
  expect(await own(parent, await askAt('2026-06-11T07:59:59Z'))).toEqual([])
  expect((await stepsOf(parent))[0]?.isDue).toBe(false)
  const asked = await own(parent, await askAt(MORNING))
  expect(asked).toHaveLength(1)
  expect(await mailsFor(asked, MORNING)).toEqual([parent.email])
  expect(await own(parent, await askAt(MORNING))).toEqual([])
  expect((await stepsOf(parent))[0]).toMatchObject({ isDue: true, asksAt: null })
})

test('S82: subject and text say that it is time, and nothing of the child or the step', () => {
  const mail = checkInMail({ to: 'eva@example.org', token: 'a.b.c' }, 'https://kinwise.example.org')
  expect(mail.subject).toBe('Time for your check-in')
  expect(mail.text.replace(/\s+/g, ' ')).toBe(
    'Time for your check-in Open Kinwise: https://kinwise.example.org/my-children Turn check-ins off: https://kinwise.example.org/check-ins/off?token=a.b.c -- Kinwise, an AI parenting coach. Not a doctor, and not an emergency service.',
  )
  expect(mail.unsubscribeUrl).toBe('https://kinwise.example.org/check-ins/off?token=a.b.c')
})

test('three times at most, on other days, and then nobody asks any more', async () => {
  const { parent } = await taken()
  const days: number[] = []
  for (let day = 11; day < 30; day++)
    if ((await own(parent, await askAt(`2026-06-${day}T08:00:00Z`))).length > 0) days.push(day)
  expect(days).toEqual([11, 13, 16])
  expect((await stepsOf(parent))[0]).toMatchObject({ isDue: false, asksAt: null, outcome: null })
})

test('one step of a child is asked about at a time, and the next not on the day of the answer', async () => {
  const { parent, answer, step } = await taken()
  await take(parent, answer.id, 1)
  expect(await own(parent, await askAt(MORNING))).toHaveLength(1)
  const due = (await stepsOf(parent)).filter(({ isDue }) => isDue)
  expect(due.map(({ id }) => id)).toEqual([step.id])
  await tell(parent, step.id, 'worked', 'She liked it')
  expect(await own(parent, await askAt('2026-06-11T12:00:00Z'))).toEqual([])
  expect(await own(parent, await askAt('2026-06-12T08:00:00Z'))).toHaveLength(1)
  expect((await stepsOf(parent)).filter(({ isDue }) => isDue).map(({ place }) => place)).toEqual([1])
})

test('what worked and what did not opens the talk at the card’s own words; the line is kept', async () => {
  const { parent, conversationId, step } = await taken()
  expect(await tell(parent, step.id, 'worked', '  Slept\n by eight ')).toEqual({
    conversationId,
    kind: 'child',
    tap: { choice: 'worked:bedtime-battles-3-5', label: 'It went well' },
    card: null,
  })
  expect((await stepsOf(parent))[0]).toMatchObject({
    outcome: 'worked',
    note: 'Slept by eight',
    isDue: false,
  })
  expect((await tell(parent, step.id, 'not')).tap).toEqual({
    choice: 'failed:bedtime-battles-3-5',
    label: "It didn't work",
  })
  expect((await tell(parent, step.id, 'partly')).tap).toEqual({
    choice: 'partly:bedtime-battles-3-5',
    label: 'It helped a little',
  })
  expect((await tell(parent, step.id, 'untried')).tap?.choice).toBe('untried:bedtime-battles-3-5')
})

test('not tried yet is asked again the next day', async () => {
  const { parent, step } = await taken()
  await askAt(MORNING)
  await tell(parent, step.id, 'untried')
  expect(await own(parent, await askAt('2026-06-12T07:59:00Z'))).toEqual([])
  expect(await own(parent, await askAt('2026-06-12T08:00:00Z'))).toHaveLength(1)
})

test('S80: a line that shows danger brings the card and is kept nowhere', async () => {
  const { parent, step } = await taken()
  const { card } = await tell(parent, step.id, 'not', 'I want to kill myself')
  expect(card).toMatchObject({ level: 'crisis' })
  expect((await stepsOf(parent))[0]).toMatchObject({ outcome: 'not', note: null })
})

test('S83: nothing is sent at night, after off, once answered, for a frozen child or a closed account', async () => {
  const night = await taken()
  expect(await own(night.parent, await askAt('2026-06-11T19:00:00Z'))).toEqual([])
  expect(await own(night.parent, await askAt('2026-06-12T05:59:00Z'))).toEqual([])
  const asked = await own(night.parent, await askAt('2026-06-12T06:00:00Z'))
  expect(asked).toHaveLength(1)
  expect(await mailsFor(asked, '2026-06-12T19:30:00Z')).toEqual([])
  expect(await mailsFor(asked, '2026-06-12T06:00:00Z')).toEqual([night.parent.email])

  await tell(night.parent, night.step.id, 'worked')
  expect(await mailsFor(asked, '2026-06-12T06:01:00Z')).toEqual([])

  time.goTo(EVENING)
  const frozen = await taken()
  await app.database.db.update(child).set({ isFrozen: true }).where(eq(child.id, frozen.childId))
  const closed = await taken()
  await app.database.db
    .update(user)
    .set({ eraseAfter: new Date('2026-07-10') })
    .where(eq(user.email, closed.parent.email))
  const deleted = await taken()
  await deleted.parent.call('DELETE', `/api/conversations/${deleted.conversationId}`)
  const inApp = await taken()
  await save(inApp.parent, { channel: 'app' })
  const off = await taken()
  await save(off.parent, { isOn: false })
  const all = await askAt('2026-06-14T08:00:00Z')
  for (const { parent } of [frozen, closed, deleted, inApp, off]) expect(await own(parent, all)).toEqual([])
  expect((await stepsOf(inApp.parent))[0]?.isDue).toBe(true)
  expect((await stepsOf(off.parent))[0]).toMatchObject({ isDue: false, asksAt: null })
})

const save = async (parent: Client, change: object) => {
  const usual = { zone: 'Europe/Berlin', minuteOfDay: 600, channel: 'mail', isOn: true }
  const response = await parent.call('PUT', '/api/check-ins', { ...usual, ...change })
  expect(response.status).toBe(204)
}

test('the parent chooses time and zone, never in quiet hours', async () => {
  const { parent } = await taken()
  await save(parent, { minuteOfDay: 20 * 60 + 30, zone: 'America/New_York' })
  expect((await stepsOf(parent))[0]?.asksAt).toBe('2026-06-12T00:30:00.000Z')
  expect(await own(parent, await askAt('2026-06-12T00:30:00Z'))).toHaveLength(1)
  for (const wrong of [
    { minuteOfDay: 479 },
    { minuteOfDay: 1260 },
    { minuteOfDay: 600.5 },
    { zone: 'Mars' },
  ]) {
    const usual = { zone: 'UTC', minuteOfDay: 600, channel: 'mail', isOn: true }
    expect((await parent.call('PUT', '/api/check-ins', { ...usual, ...wrong })).status).toBe(400)
  }
})

test('the link in a mail turns them off without a login, and no other link does', async () => {
  const { parent } = await taken()
  const asked = await own(parent, await askAt(MORNING))
  let link = ''
  const sendMail = async ({ unsubscribeUrl = '' }) => {
    link = unsubscribeUrl
  }
  const [first] = asked
  if (!first) throw new Error('nobody was asked')
  const remind = byMail(sendMail, app.config.appUrl)
  await sendCheckIn({ db: app.database.db, remind }, first, time.clock())
  const { pathname, search, searchParams } = new URL(link)
  const token = searchParams.get('token') ?? ''
  const off = (given: string) =>
    app.app.request('/api/check-ins/off', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: given }),
    })
  for (const wrong of ['', 'a.b.c', token.slice(0, -1), token.replace(/^./, 'x')])
    expect((await off(wrong)).status).toBe(404)
  expect((await app.app.request(pathname + search, { method: 'POST' })).status).toBe(204)
  expect((await off(token)).status).toBe(204)
  const { settings } = await (await parent.call('GET', '/api/check-ins')).json()
  expect(settings.isOn).toBe(false)
  expect(await own(parent, await askAt('2026-06-20T08:00:00Z'))).toEqual([])
})

test('asked twice at once, from two replicas, it is one check-in', async () => {
  const families = await Promise.all(Array.from({ length: 5 }, () => taken()))
  const twice = (await Promise.all([askAt(MORNING), askAt(MORNING), askAt(MORNING)])).flat()
  for (const { parent } of families) expect(await own(parent, twice)).toHaveLength(1)
  expect(await app.database.db.select().from(takenStep).where(eq(takenStep.asked, 9))).toEqual([])
})
