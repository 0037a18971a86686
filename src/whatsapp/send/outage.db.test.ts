import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startWhatsAppApp, type WhatsAppApp } from '../../../tests/app/whatsapp-app.ts'
import { openTalk, readTalk, setCredits } from '../../../tests/people/factories.ts'
import { whatsappOutgoing, whatsappPerson } from '../tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let world: WhatsAppApp
beforeAll(async () => {
  world = await startWhatsAppApp()
})
afterAll(() => world.stop())

/** Time passes, and the job that runs each minute with it. */
const pass = async (ms: number, step = 5 * MINUTE_MS) => {
  for (let passed = 0; passed < ms; passed += step) {
    world.sandbox.phones.moveClock(Math.min(step, ms - passed))
    await world.channel.catchUp()
    await world.idle()
  }
}

const rowsTo = async (waId: string | null) =>
  (
    await world.app.database.db
      .select({ outgoing: whatsappOutgoing })
      .from(whatsappOutgoing)
      .innerJoin(whatsappPerson, eq(whatsappPerson.id, whatsappOutgoing.personId))
      .where(eq(whatsappPerson.waId, waId ?? ''))
      .orderBy(whatsappOutgoing.id)
  ).map(({ outgoing }) => outgoing)

test('S71: WhatsApp away for an hour: everything arrives afterwards, once and in order', async () => {
  const { parent, child, phone } = await world.linkedFamily()
  await setCredits(world.app, child.id, 100)
  world.sandbox.trouble.isDown = true
  for (let n = 1; n <= 8; n++) await world.write(phone, `Question ${n}`)
  await pass(HOUR_MS)
  expect(world.heard(phone)).toHaveLength(1)
  world.sandbox.trouble.isDown = false
  await pass(10 * MINUTE_MS)
  const { conversation } = await openTalk(parent, child.id)
  const { messages } = await readTalk(parent, conversation.id)
  const answers = messages.filter(({ answerTo }) => answerTo !== null)
  expect(answers).toHaveLength(8)
  expect(world.heard(phone)).toHaveLength(9)
  await pass(HOUR_MS)
  expect(world.heard(phone)).toHaveLength(9)
  const ordered = (await rowsTo(phone.waId)).map(({ wamid }) => wamid)
  const arrived = phone.thread.filter(({ isOurs }) => isOurs).map(({ id }) => id)
  expect(arrived).toEqual(ordered)
})

test('S71: an answer that broke off on the way back is not sent again: its status told that it arrived', async () => {
  const { phone } = await world.linkedFamily()
  world.sandbox.trouble.brokenAnswers = 1
  await world.write(phone, 'She screams')
  await pass(HOUR_MS)
  expect(world.heard(phone)).toHaveLength(2)
  expect((await rowsTo(phone.waId)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
})

test('S71: what has arrived keeps no words here', async () => {
  const { phone } = await world.linkedFamily()
  await world.write(phone, 'She screams')
  for (const { content, state } of await rowsTo(phone.waId))
    expect([content, state]).toEqual([null, 'delivered'])
  await world.sandbox.phones.look(phone)
  expect((await rowsTo(phone.waId)).map(({ state }) => state)).toEqual(['read', 'read'])
})

test('S72: past the window a template asks them to write, once, and what waited comes when they do', async () => {
  const { phone } = await world.linkedFamily()
  world.sandbox.trouble.isDown = true
  await world.write(phone, 'She screams')
  await world.write(phone, 'And hits')
  await pass(25 * HOUR_MS, HOUR_MS)
  world.sandbox.trouble.isDown = false
  await pass(2 * HOUR_MS, HOUR_MS)
  expect(phone.thread.filter(({ isTemplate }) => isTemplate)).toHaveLength(1)
  expect(world.heard(phone)).toHaveLength(2)
  await world.tap(phone, 'Read it')
  expect(world.heard(phone)).toHaveLength(4)
  expect(world.heard(phone).at(-1)).not.toContain('She screams')
})

test('S72: a window that closes on the way is told by the status, and the answer still comes', async () => {
  const { phone } = await world.linkedFamily()
  await world.write(phone, 'She screams')
  const [, row] = await rowsTo(phone.waId)
  const { db } = world.app.database
  const content = { type: 'text', text: 'The answer' } as const
  await db
    .update(whatsappOutgoing)
    .set({ state: 'sent', content })
    .where(eq(whatsappOutgoing.id, row?.id ?? ''))
  const status = {
    id: row?.wamid,
    status: 'failed',
    errors: [{ code: 131047 }],
    biz_opaque_callback_data: row?.id,
  }
  await world.deliver(statusPayload(status))
  await world.idle()
  expect(phone.thread.filter(({ isTemplate }) => isTemplate)).toHaveLength(1)
  await world.tap(phone, 'Read it')
  expect(world.heard(phone).at(-1)).toBe('The answer')
})

test('S72: where no template is approved either, a mail tells that something waits, and nothing of it', async () => {
  const { parent, phone } = await world.linkedFamily()
  world.sandbox.trouble.isDown = true
  await world.write(phone, 'She screams about the kite')
  await pass(25 * HOUR_MS, 5 * HOUR_MS)
  world.sandbox.trouble.isDown = false
  world.sandbox.trouble.refusals = [{ code: 132001, status: 404 }]
  await pass(HOUR_MS, HOUR_MS)
  const mail = await vi.waitUntil(
    async () =>
      (await world.app.inbox?.list())?.find(
        ({ to, subject }) => to === parent.email && subject.includes('waiting'),
      ),
    { timeout: 20_000 },
  )
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Mia|kite|scream/)
})

test.each([
  [131056, 400, 2],
  [130429, 429, 2],
  [131048, 400, 2],
  [190, 401, 2],
  [131026, 400, 1],
  [100, 400, 1],
])('refused once with %i: %i messages arrive', async (code, httpStatus, count) => {
  const { phone } = await world.linkedFamily()
  world.sandbox.trouble.refusals = [{ code, status: httpStatus }]
  await world.write(phone, 'She screams')
  await pass(HOUR_MS)
  expect(world.heard(phone)).toHaveLength(count)
})

test('statuses in any order, late and repeated, leave the furthest', async () => {
  const { phone } = await world.linkedFamily()
  const [row] = await rowsTo(phone.waId)
  for (const state of ['read', 'sent', 'delivered', 'read', 'failed'])
    await world.deliver(statusPayload({ id: row?.wamid, status: state }))
  expect((await rowsTo(phone.waId))[0]?.state).toBe('read')
})

test('an answer whose process died still reaches the phone', async () => {
  const { phone, child } = await world.linkedFamily()
  await world.write(phone, 'She screams')
  const before = world.heard(phone)
  expect(before).toHaveLength(2)
  // As if the process had ended between the answer and its sending.
  const { db } = world.app.database
  const { whatsappInbound } = await import('../tables.ts')
  const [row] = await db
    .select()
    .from(whatsappInbound)
    .where(eq(whatsappInbound.replyId, await lastReplyOf(child.id)))
  await db.delete(whatsappOutgoing).where(eq(whatsappOutgoing.key, `${row?.id}:answer:0`))
  await db
    .update(whatsappInbound)
    .set({ state: 'asked' })
    .where(eq(whatsappInbound.id, row?.id ?? ''))
  await world.channel.catchUp()
  await world.idle()
  expect(world.heard(phone)).toEqual([...before, before[1]])
})

const lastReplyOf = async (childId: string): Promise<string> => {
  const { reply } = await import('../../conversation/data/tables.ts')
  const [row] = await world.app.database.db.select().from(reply).where(eq(reply.childId, childId))
  return row?.id ?? ''
}

const statusPayload = (status: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: 'WABA',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '1', phone_number_id: world.shared.numberId },
            statuses: [status],
          },
        },
      ],
    },
  ],
})
