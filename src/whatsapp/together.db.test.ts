import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWhatsAppApp, type WhatsAppApp } from '../../tests/app/whatsapp-app.ts'
import { eventsOf, openTalk, readTalk, send, setCredits } from '../../tests/people/factories.ts'
import { message } from '../conversation/data/tables.ts'

const EACH = 50

let world: WhatsAppApp
beforeAll(async () => {
  world = await startWhatsAppApp()
})
afterAll(() => world.stop())

test('S67: two phones and one browser write fifty messages each at once: one order everywhere, credits exact', async () => {
  const { parent, child, phone } = await world.linkedFamily()
  const second = world.newPhone()
  await world.link(parent, child.id, second)
  await setCredits(world.app, child.id, 400)
  const { conversation } = await openTalk(parent, child.id)
  // Each writes one message after the other; the three of them at once.
  const byPhone = async (name: string, phoneOf: typeof phone) => {
    for (let n = 0; n < EACH; n++) {
      const body = `${name} ${n}`
      await world.sandbox.phones.write(phoneOf, world.shared, body, { type: 'text', text: { body } })
    }
  }
  const byWeb = async () => {
    for (let n = 0; n < EACH; n++)
      await eventsOf(await send(parent, conversation.id, `web ${n}`, randomUUID()))
  }
  await Promise.all([byPhone('first', phone), byPhone('second', second), byWeb()])
  await world.idle()

  const { db } = world.app.database
  const rows = await db
    .select()
    .from(message)
    .where(eq(message.conversationId, conversation.id))
    .orderBy(asc(message.id))
  const asked = rows.filter(({ author }) => author === 'user')
  expect(asked).toHaveLength(3 * EACH)
  expect(new Set(asked.map(({ content }) => content)).size).toBe(3 * EACH)
  const answers = rows.filter(({ answerTo }) => answerTo !== null)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'complete'))
  expect(answers).toHaveLength(3 * EACH)
  const talk = await readTalk(parent, conversation.id)
  expect(talk.remaining).toBe(400 - 3 * EACH)
  // Whoever reads sees the order that the database has.
  expect(talk.messages.map(({ id }) => id)).toEqual(rows.slice(-talk.messages.length).map(({ id }) => id))
  for (const one of [phone, second]) expect(world.heard(one)).toHaveLength(EACH + 1)
  for (const name of ['first', 'second', 'web']) {
    const own = asked.filter(({ content }) => content.startsWith(`${name} `)).map(({ content }) => content)
    expect(own).toEqual(own.toSorted((one, other) => Number(one.split(' ')[1]) - Number(other.split(' ')[1])))
  }
}, 120_000)
