import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWhatsAppApp, type WhatsAppApp } from '../../../tests/app/whatsapp-app.ts'
import { openTalk, readTalk, send, setCredits } from '../../../tests/people/factories.ts'
import { child as childTable } from '../../family/tables.ts'

const DANGER = 'My son just swallowed a button battery'

let world: WhatsAppApp
beforeAll(async () => {
  world = await startWhatsAppApp()
})
afterAll(() => world.stop())

const creditsOf = async (childId: string) =>
  (await world.app.database.db.select().from(childTable).where(eq(childTable.id, childId)))[0]
    ?.remainingMessages

test('S70: a stranger in danger gets their own country’s numbers first, each time, and is sold nothing', async () => {
  const phone = world.newPhone('4915155559999', 'DE')
  await world.write(phone, DANGER)
  const [numbers, ...rest] = world.heard(phone)
  expect(rest).toEqual([])
  expect(numbers).toContain('112')
  expect(numbers).not.toContain('911')
  expect(numbers).not.toMatch(/\/signup|your plan|free account/i)
  expect(numbers).toContain("I'm software and can't call anyone for you")
  await world.write(phone, DANGER)
  expect(world.heard(phone)).toHaveLength(2)
})

test('S70: a person without a number gets the country of WhatsApp’s own id', async () => {
  const phone = world.newPhone(null, 'US')
  await world.write(phone, DANGER)
  expect(world.heard(phone)[0]).toContain('911')
})

test('S70: linked, the numbers come first and free, and the answer after them', async () => {
  const { parent, child, phone } = await world.linkedFamily()
  await setCredits(world.app, child.id, 0)
  await world.write(phone, DANGER)
  const [, numbers, answer] = world.heard(phone)
  expect(numbers).toContain('911')
  expect(answer).toBeDefined()
  expect(answer).not.toContain('left for Mia')
  expect(await creditsOf(child.id)).toBe(0)
  const talk = await readTalk(parent, (await openTalk(parent, child.id)).conversation.id)
  expect(talk.card?.level).toBe('emergency')
  expect(talk.messages[1]).toMatchObject({ content: DANGER })
})

test('S70: frozen, and after STOP, danger is still heard', async () => {
  const { child, phone } = await world.linkedFamily()
  await world.app.database.db.update(childTable).set({ isFrozen: true }).where(eq(childTable.id, child.id))
  await world.write(phone, 'She screams')
  expect(world.heard(phone).at(-1)).toContain('has no room for Mia')
  await world.write(phone, DANGER)
  const heard = world.heard(phone)
  expect(heard.slice(2).join('\n')).toContain('911')
  expect(heard.at(-1)).not.toContain('no room')
  await world.write(phone, 'STOP')
  const before = world.heard(phone).length
  await world.write(phone, DANGER)
  expect(world.heard(phone)).toHaveLength(before + 1)
  expect(world.heard(phone).at(-1)).toContain('911')
})

test('S70: what stands under a picture is read too', async () => {
  const phone = world.newPhone()
  const image = { type: 'image', image: { id: '1', caption: DANGER } }
  await world.sandbox.phones.write(phone, world.shared, DANGER, image)
  await world.idle()
  expect(world.heard(phone)[0]).toContain('911')
})

test('S70: numbers pass everything that waits to be sent', async () => {
  const { phone } = await world.linkedFamily()
  const { trouble, phones } = world.sandbox
  trouble.isDown = true
  await world.write(phone, 'She screams at bedtime')
  await world.write(phone, DANGER)
  trouble.isDown = false
  phones.moveClock(10 * 60_000)
  await world.channel.catchUp()
  await world.idle()
  const [, first, second] = world.heard(phone)
  expect(first).toContain('911')
  expect(second).not.toContain('911')
})

test('S70: a coach that is away leaves nobody without the numbers', async () => {
  const { phone } = await world.linkedFamily()
  world.upstream.scenario('error-before-first-token')
  await world.write(phone, DANGER)
  world.upstream.scenario('plain')
  expect(world.heard(phone)[1]).toContain('911')
  expect(world.heard(phone)).toHaveLength(3)
})

test('what was said on the web before counts for a short message on the phone', async () => {
  const { parent, child, phone } = await world.linkedFamily({ age: 0.1 })
  const { conversation } = await openTalk(parent, child.id)
  await (await send(parent, conversation.id, 'She feels warm tonight')).text()
  await world.write(phone, 'now it is 38.6')
  expect(world.heard(phone)[1]).toContain('911')
})

test('S75: danger that only the model hears is sent the moment it is heard, before the answer', async () => {
  const { child, phone } = await world.linkedFamily()
  world.upstream.scenario('plain', { tokens: ['[[care:cri', 'sis]]\nI am ', 'with you.'] })
  await world.write(phone, 'She was very quiet today and went to bed early')
  world.upstream.scenario('plain')
  const [, numbers, answer] = world.heard(phone)
  expect(numbers).toContain('988')
  expect(answer).toBe('I am with you.')
  expect(await creditsOf(child.id)).toBe(10)
})
