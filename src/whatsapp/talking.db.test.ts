import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWhatsAppApp, type WhatsAppApp } from '../../tests/app/whatsapp-app.ts'
import { openTalk, readTalk, setCredits } from '../../tests/people/factories.ts'
import { listCounts } from './data/outgoing.ts'

let world: WhatsAppApp
beforeAll(async () => {
  world = await startWhatsAppApp()
})
afterAll(() => world.stop())

test('S67: a linked phone and the web share one conversation', async () => {
  const { parent, child, phone } = await world.linkedFamily()
  expect(world.heard(phone)[0]).toContain('AI parenting coach')
  expect(world.heard(phone)[0]).toContain("We're talking about Mia")
  await world.write(phone, 'She screams at bedtime')
  const answer = world.heard(phone).at(-1)
  const { conversation } = await openTalk(parent, child.id)
  const { messages } = await readTalk(parent, conversation.id)
  expect(messages.map(({ author }) => author)).toEqual(['assistant', 'user', 'assistant'])
  expect(messages[1]?.content).toBe('She screams at bedtime')
  expect(answer).toContain(messages[2]?.content.slice(0, 20))
  expect(phone.thread.filter(({ isOurs }) => !isOurs).map(({ state }) => state)).toEqual(['read', 'read'])
})

test('the last message of a month is answered, and the next one is told where to go', async () => {
  const { child, phone } = await world.linkedFamily()
  await setCredits(world.app, child.id, 1)
  await world.write(phone, 'He bites his brother')
  expect(world.heard(phone).at(-1)).toContain('That was the last message for Mia this month')
  await world.write(phone, 'And now?')
  expect(world.heard(phone).at(-1)).toContain('No messages are left for Mia')
})

test('what Meta bills is counted by month and category, once for each message', async () => {
  const { db } = world.app.database
  const counted = async () => (await listCounts(db)).find(({ category }) => category === 'service')?.free ?? 0
  const before = await counted()
  const { phone } = await world.linkedFamily()
  await world.write(phone, 'She screams')
  await world.sandbox.phones.look(phone)
  expect((await counted()) - before).toBe(2)
})
