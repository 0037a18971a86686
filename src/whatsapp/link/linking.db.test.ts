import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWhatsAppApp, type WhatsAppApp } from '../../../tests/app/whatsapp-app.ts'
import { prove } from '../../../tests/people/busy-family.ts'
import { buildChild, buildParent, openTalk, readTalk, setPlan } from '../../../tests/people/factories.ts'

let world: WhatsAppApp
beforeAll(async () => {
  world = await startWhatsAppApp()
})
afterAll(() => world.stop())

const channelOf = async (parent: Awaited<ReturnType<typeof buildParent>>) =>
  (await parent.call('GET', '/api/whatsapp')).json()

const talkOf = async (parent: Awaited<ReturnType<typeof buildParent>>, childId: string) =>
  readTalk(parent, (await openTalk(parent, childId)).conversation.id)

test('letters of a code that look like a cry for help are a code', async () => {
  const phone = world.newPhone()
  await world.write(phone, 'Connect me to Kinwise: DV7T-2JMP')
  expect(world.heard(phone)).toHaveLength(1)
  expect(world.heard(phone)[0]).toContain('has run out or was used before')
})

test('S69: a code links one phone, once, for ten minutes', async () => {
  const parent = await buildParent(world.app)
  const child = await buildChild(parent)
  const [phone, other] = [world.newPhone(), world.newPhone()]
  const { code, message, number, link } = await world.codeFor(parent, child.id)
  expect(number).toBe(world.shared.number)
  expect(link).toContain('/dev/whatsapp')
  await world.write(phone, message)
  expect(world.heard(phone)).toHaveLength(1)
  await world.write(other, code)
  expect(world.heard(other)[0]).toContain('has run out or was used before')
  expect((await channelOf(parent)).phones).toMatchObject([
    { label: `•• ${phone.waId?.slice(-2)}`, childName: 'Mia' },
  ])

  const late = await world.codeFor(parent, child.id)
  const newer = await world.codeFor(parent, child.id)
  await world.write(other, late.message)
  expect(world.heard(other).at(-1)).toContain('has run out')
  world.sandbox.phones.moveClock(11 * 60_000)
  await world.write(other, newer.message)
  expect(world.heard(other).at(-1)).toContain('has run out')
  expect((await channelOf(parent)).phones).toHaveLength(1)
})

test('S69: codes cannot be guessed by the dozen', async () => {
  const phone = world.newPhone()
  for (let n = 0; n < 12; n++) await world.write(phone, `ABCD-234${(n % 8) + 2}`)
  expect(world.heard(phone).at(-1)).toContain('That was a lot of codes')
})

test('no code for another family’s child, or without a child', async () => {
  const [parent, stranger] = [await buildParent(world.app), await buildParent(world.app)]
  const child = await buildChild(parent)
  expect((await stranger.call('POST', '/api/whatsapp/codes', { childId: child.id })).status).toBe(404)
  expect((await stranger.call('POST', '/api/whatsapp/codes', { childId: 'x' })).status).toBe(400)
})

test('a stranger is told once a day where to sign up', async () => {
  const phone = world.newPhone()
  await world.write(phone, 'Hello')
  await world.write(phone, 'Are you there?')
  expect(world.heard(phone)).toHaveLength(1)
  expect(world.heard(phone)[0]).toContain('/signup')
  expect(world.heard(phone)[0]).toContain("I'm software, not a person")
})

test('two children: it asks who, keeps the question, remembers, and SWITCH changes it', async () => {
  const parent = await buildParent(world.app)
  await setPlan(world.app, parent, 'family')
  const mia = await buildChild(parent, { name: 'Mia' })
  const ben = await buildChild(parent, { name: 'Ben' })
  const phone = world.newPhone()
  await world.link(parent, mia.id, phone)
  await world.write(phone, 'switch')
  expect(phone.thread.at(-1)).toMatchObject({ text: 'Which child is this about?' })
  await world.tap(phone, 'Ben')
  expect(world.heard(phone).at(-1)).toContain("We're talking about Ben now")
  await world.write(phone, 'He hits')
  expect((await talkOf(parent, ben.id)).messages[1]?.content).toBe('He hits')
  await world.write(phone, 'He bites too')
  expect((await talkOf(parent, ben.id)).messages).toHaveLength(5)
  expect((await talkOf(parent, mia.id)).messages).toHaveLength(1)

  expect((await parent.call('DELETE', `/api/children/${ben.id}`)).status).toBe(204)
  const zoe = await buildChild(parent, { name: 'Zoe' })
  await world.write(phone, 'She lies')
  await world.write(phone, 'And steals')
  expect(world.heard(phone).at(-1)).toBe('Which child is this about?')
  expect(world.heard(phone).filter((text) => text.startsWith('Which child'))).toHaveLength(2)
  await world.tap(phone, 'Zoe')
  expect((await talkOf(parent, zoe.id)).messages.map(({ content }) => content)).toEqual(
    expect.arrayContaining(['She lies', 'And steals']),
  )
})

test('STOP ends everything but help, START begins again, HELP and HUMAN say how', async () => {
  const { phone } = await world.linkedFamily()
  await world.write(phone, 'Stop')
  expect(world.heard(phone).at(-1)).toContain("I won't write to you any more")
  const before = world.heard(phone).length
  await world.write(phone, 'She screams')
  await world.write(phone, 'switch')
  expect(world.heard(phone)).toHaveLength(before)
  await world.write(phone, 'START')
  expect(world.heard(phone).at(-1)).toContain('here again')
  await world.write(phone, 'She screams')
  expect(world.heard(phone)).toHaveLength(before + 2)
  await world.write(phone, 'help')
  expect(world.heard(phone).at(-1)).toMatch(/^If someone is in danger now, call 911\./)
  await world.write(phone, 'Human')
  expect(world.heard(phone).at(-1)).toContain(world.app.config.supportEmail)
})

test('two phones in one family write into one conversation', async () => {
  const { parent, child, phone } = await world.linkedFamily()
  const second = world.newPhone(null, 'GB')
  await world.link(parent, child.id, second)
  expect((await channelOf(parent)).phones.map(({ label }: { label: string }) => label)).toContain(
    'a phone without a number',
  )
  await world.write(phone, 'From the first phone')
  await world.write(second, 'From the second phone')
  const said = (await talkOf(parent, child.id)).messages.filter(({ author }) => author === 'user')
  expect(said.map(({ content }) => content)).toEqual(['From the first phone', 'From the second phone'])
  expect(world.heard(second)).toHaveLength(2)
})

test('S69: unlinked in the app, a phone is a stranger’s, and nothing that waited is sent', async () => {
  const { parent, child, phone } = await world.linkedFamily()
  const { phones } = await channelOf(parent)
  world.sandbox.trouble.isDown = true
  await world.write(phone, 'She screams')
  expect((await parent.call('DELETE', `/api/whatsapp/phones/${phones[0].id}`)).status).toBe(204)
  world.sandbox.trouble.isDown = false
  world.sandbox.phones.moveClock(60_000)
  await world.channel.catchUp()
  await world.idle()
  expect(world.heard(phone)).toHaveLength(1)
  await world.write(phone, 'And now?')
  expect(world.heard(phone).at(-1)).toContain("I don't know this phone yet")
  expect((await talkOf(parent, child.id)).messages).toHaveLength(3)
  expect((await channelOf(parent)).phones).toEqual([])
})

test('S69: an account that is deleted takes its phones off at once', async () => {
  const { parent, phone } = await world.linkedFamily()
  await prove(parent)
  const response = await parent.call('POST', '/api/privacy/closing', { typed: 'delete my account' })
  expect(response.status).toBe(200)
  await world.write(phone, 'Are you there?')
  expect(world.heard(phone).at(-1)).toContain("I don't know this phone yet")
  const { rows } = (await world.app.database.db.execute(
    sql`select 1 from whatsapp_person where wa_id = ${phone.waId} and family_id is not null`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toEqual([])
})

test('a voice message and a picture get a friendly no, a heart gets nothing', async () => {
  const { phone } = await world.linkedFamily()
  const send = async (content: { type: string; [part: string]: unknown }) => {
    await world.sandbox.phones.write(phone, world.shared, '', content)
    await world.idle()
    return world.heard(phone).at(-1)
  }
  expect(await send({ type: 'audio', audio: { id: '1' } })).toContain("can't listen")
  expect(await send({ type: 'image', image: { id: '1' } })).toContain("can't look at pictures")
  expect(await send({ type: 'unsupported', errors: [{ code: 131051 }] })).toContain("can't look at pictures")
  const before = world.heard(phone).length
  await send({ type: 'reaction', reaction: { emoji: '❤' } })
  expect(world.heard(phone)).toHaveLength(before)
})
