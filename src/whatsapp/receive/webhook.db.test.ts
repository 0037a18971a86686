import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post, startWhatsAppApp, type WhatsAppApp } from '../../../tests/app/whatsapp-app.ts'
import { openTalk, readTalk, setCredits } from '../../../tests/people/factories.ts'
import { message } from '../../conversation/data/tables.ts'
import { signatureOf } from '../../platform/whatsapp-cloud/signature.ts'
import { whatsappInbound, whatsappPerson } from '../tables.ts'

let world: WhatsAppApp
beforeAll(async () => {
  world = await startWhatsAppApp()
})
afterAll(() => world.stop())

const textFrom = (waId: string, body: string, id = `wamid.${randomUUID()}`, at = Date.now()) => ({
  from: waId,
  id,
  timestamp: `${Math.floor(at / 1000)}`,
  type: 'text',
  text: { body },
})

const payloadOf = (messages: object[], statuses?: object[]) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: 'WABA',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550100001', phone_number_id: world.shared.numberId },
            ...(messages.length > 0 ? { messages } : {}),
            ...(statuses ? { statuses } : {}),
          },
        },
      ],
    },
  ],
})

const countOf = async (wamids: string[]): Promise<number> =>
  (await world.app.database.db.select().from(whatsappInbound).where(inArray(whatsappInbound.wamid, wamids)))
    .length

test('S68: the address is confirmed to whoever knows the token, with the raw challenge', async () => {
  const { verifyToken } = world.sandbox.settings
  const ask = (query: Record<string, string>) =>
    world.app.app.request(`/api/webhooks/whatsapp?${new URLSearchParams(query)}`)
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': verifyToken, 'hub.challenge': '1158201444' }
  const response = await ask(right)
  expect([response.status, await response.text()]).toEqual([200, '1158201444'])
  for (const wrong of [
    {},
    { ...right, 'hub.mode': 'unsubscribe' },
    { ...right, 'hub.verify_token': 'no' },
    { ...right, 'hub.verify_token': `${verifyToken}x` },
  ])
    expect((await ask(wrong as Record<string, string>)).status).toBe(403)
})

test('S68: what is not signed, byte by byte, is refused and leaves nothing', async () => {
  const { appSecret } = world.sandbox.settings
  const words = 'Is 38.5° a fever? mail me @ home/now 👶🏽 "שלום" \u200f مرحبا'
  const payload = payloadOf([textFrom('16505550001', words, 'wamid.signed')])
  const text = JSON.stringify(payload)
  const escaped = text
    .replace(/[\u0080-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/')
  const bytes = (given: string) => new TextEncoder().encode(given)
  const own = signatureOf(bytes(escaped), appSecret)
  const reserialised = bytes(JSON.stringify(JSON.parse(escaped)))
  const refused: [Uint8Array<ArrayBuffer>, string | null][] = [
    [bytes(escaped), null],
    [bytes(escaped), ''],
    [bytes(escaped), own.replace('sha256=', 'sha1=')],
    [bytes(escaped), signatureOf(bytes(escaped), 'another secret')],
    [reserialised, own],
    [bytes(` ${escaped}`), own],
  ]
  for (const [body, signature] of refused) {
    const response = await post(world.app, body, signature)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: { code: 'bad_signature' } })
  }
  const { db } = world.app.database
  expect(await countOf(['wamid.signed'])).toBe(0)
  expect(await db.select().from(whatsappPerson).where(eq(whatsappPerson.waId, '16505550001'))).toEqual([])
  expect((await post(world.app, bytes(escaped), own)).status).toBe(200)
  await world.idle()
  expect(await countOf(['wamid.signed'])).toBe(1)
})

test('S68: each webhook ten times, shuffled, in batches of fifty: one message each, one credit each', async () => {
  const { parent, child, phone } = await world.linkedFamily()
  await setCredits(world.app, child.id, 500)
  const ids = Array.from({ length: 50 }, (_, at) => `wamid.flood.${at}`)
  const all = ids.map((id, at) => textFrom(phone.waId ?? '', `Question number ${at}`, id))
  const repeated = shuffled(Array.from({ length: 10 }, () => all).flat())
  const batches = Array.from({ length: 10 }, (_, at) => repeated.slice(at * 50, at * 50 + 50))
  const answers = await Promise.all(batches.map((batch) => world.deliver(payloadOf(batch))))
  expect(answers.map(({ status }) => status)).toEqual(batches.map(() => 200))
  await world.idle()
  expect(await countOf(ids)).toBe(50)
  const { conversation } = await openTalk(parent, child.id)
  const { db } = world.app.database
  const said = await db.select().from(message).where(eq(message.conversationId, conversation.id))
  const asked = said.filter(({ author }) => author === 'user')
  expect(asked.map(({ content }) => content).toSorted()).toEqual(all.map(({ text }) => text.body).toSorted())
  expect(asked.every(({ channel }) => channel === 'whatsapp')).toBe(true)
  expect(said.filter(({ answerTo }) => answerTo !== null)).toHaveLength(50)
  expect(phone.thread.filter(({ isOurs }) => isOurs)).toHaveLength(51)
  expect((await readTalk(parent, conversation.id)).remaining).toBe(450)
})

test('words of any writing arrive as they were written, and what was dealt with keeps none', async () => {
  const { parent, child, phone } = await world.linkedFamily()
  const words = 'mail@home.example says: ¿fiebre? 👨‍👩‍👧 בוקר טוב مرحبا / \\ "quoted" \u{1f476}'
  await world.write(phone, words)
  const { conversation } = await openTalk(parent, child.id)
  expect((await readTalk(parent, conversation.id)).messages[1]?.content).toBe(words)
  const { rows } = (await world.app.database.db.execute(
    sql`select 1 from whatsapp_inbound where text is not null or tapped is not null`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toEqual([])
})

test('deliveries of odd shapes are taken and lead to nothing', async () => {
  const odd = [
    {},
    { object: 'page', entry: [] },
    payloadOf([{ id: 'wamid.odd', type: 'text' }]),
    payloadOf([{ from: '16505559999', id: 'wamid.odd', type: 'text', text: { body: 7 } }]),
    payloadOf([], [{ id: 'wamid.unknown', status: 'read', biz_opaque_callback_data: "' or 1=1" }]),
    payloadOf(
      [],
      [
        {
          id: 'wamid.unknown',
          status: 'failed',
          errors: [{ code: 1 }],
          biz_opaque_callback_data: randomUUID(),
        },
      ],
    ),
  ]
  for (const payload of odd) expect((await world.deliver(payload)).status).toBe(200)
  const noJson = new TextEncoder().encode('hello')
  expect((await post(world.app, noJson, signatureOf(noJson, world.sandbox.settings.appSecret))).status).toBe(
    200,
  )
  await world.idle()
})

test('a number that changes hands takes no family along', async () => {
  const { parent, child, phone } = await world.linkedFamily()
  const { waId } = phone
  const stranger = world.newPhone(null, 'GB')
  const payload = payloadOf([{ ...textFrom(waId ?? '', 'Hello?'), from_user_id: stranger.userId }])
  stranger.lastInboundAt = Date.now()
  phone.waId = null
  stranger.waId = waId
  expect((await world.deliver(payload)).status).toBe(200)
  await world.idle()
  expect(world.heard(stranger)).toHaveLength(1)
  expect(world.heard(stranger)[0]).toContain("I don't know this phone yet")
  const { conversation } = await openTalk(parent, child.id)
  expect((await readTalk(parent, conversation.id)).messages).toHaveLength(1)
  await world.write(phone, 'Still me, without my number')
  expect((await readTalk(parent, conversation.id)).messages).toHaveLength(3)
})

const shuffled = <T>(items: T[]): T[] => {
  const left = [...items]
  let seed = 7
  return items.map(() => {
    seed = (seed * 16807) % 2147483647
    return left.splice(seed % left.length, 1)[0] as T
  })
}
