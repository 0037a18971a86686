import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWhatsAppApp, type WhatsAppApp } from '../../tests/app/whatsapp-app.ts'
import { buildChild, type Client, openTalk, readTalk, send, setPlan } from '../../tests/people/factories.ts'
import { answerTo, BATTLES, stepsOf, take } from '../../tests/people/step-takers.ts'

const HOUR_MS = 60 * 60 * 1000
const WORDS = 'Time for your check-in'

let world: WhatsAppApp
beforeAll(async () => {
  world = await startWhatsAppApp({ coach: null })
})
afterAll(() => world.stop())

/** A zone in which it's noon now, so that it's never night, whenever this runs. */
const noonZone = () => {
  const hours = 12 - new Date(world.sandbox.clock()).getUTCHours()
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/** A family with a linked phone that took a step of an answer, and whom WhatsApp shall ask. */
const trying = async () => {
  const family = await world.linkedFamily()
  const { parent, child } = family
  const { conversation } = await openTalk(parent, child.id)
  const answer = await answerTo(await send(parent, conversation.id, BATTLES))
  await takeStep(parent, answer.id)
  return { ...family, conversationId: conversation.id, answer }
}

const takeStep = async (parent: Client, answerId: string) => {
  await take(parent, answerId, 0, noonZone())
  const settings = { zone: noonZone(), minuteOfDay: 600, channel: 'whatsapp', isOn: true }
  expect((await parent.call('PUT', '/api/check-ins', settings)).status).toBe(204)
}

/** As if the family's time had come: asked, and told to the phones as often as the job runs. */
const askNow = async (parent: Client, times = 1) => {
  const { db } = world.app.database
  const [step] = await stepsOf(parent)
  const { rows } = (await db.execute(sql`update taken_step set asked = 1, ask_at = now() + interval '1 day'
    where id = ${step?.id} returning family_id, user_id`)) as unknown as {
    rows: { family_id: string; user_id: string }[]
  }
  const [row] = rows
  for (let n = 0; n < times; n++)
    await world.channel.remind({ familyId: row?.family_id ?? '', userId: row?.user_id ?? '' })
  await world.idle()
}

const templates = (phone: { thread: { isTemplate: boolean; text: string }[] }) =>
  phone.thread.filter(({ isTemplate }) => isTemplate).map(({ text }) => text)

test('S105: within the window it is a text, outside of it the template: once a day, and it names nobody', async () => {
  const { parent, phone } = await trying()
  await askNow(parent, 3)
  expect(world.heard(phone).slice(1)).toEqual([WORDS])
  expect(templates(phone)).toEqual([])
  world.sandbox.phones.moveClock(48 * HOUR_MS)
  await parent.call('PUT', '/api/check-ins', {
    ...{ zone: noonZone(), minuteOfDay: 600, channel: 'whatsapp', isOn: true },
  })
  await askNow(parent, 3)
  expect(world.heard(phone).slice(1)).toEqual([WORDS, WORDS])
  expect(templates(phone)).toEqual([WORDS])
  await world.tap(phone, 'How did it go?')
  expect(world.heard(phone).at(-1)).toMatch(/^How did it go\?\n\n/)
})

test.each([
  ['It worked', 'worked', /must feel good/],
  ['Partly', 'partly', /That's a start/],
  ["It didn't", 'not', /sorry that didn't help/],
  ['Not tried yet', null, /some days leave no room/],
])(
  '%s is kept as in the app, and the talk goes on with what the card says to it',
  async (label, outcome, words) => {
    const { parent, phone, conversationId } = await trying()
    await askNow(parent)
    await world.tap(phone, 'How did it go?')
    await world.tap(phone, label)
    expect((await stepsOf(parent))[0]?.outcome).toBe(outcome)
    expect(world.heard(phone).at(-1)).toMatch(words)
    const talk = await readTalk(parent, conversationId)
    expect(talk.messages.at(-1)?.content).toMatch(words)
  },
)

test('of several children it says which, and asks about each', async () => {
  const { parent, phone } = await trying()
  await setPlan(world.app, parent, 'family')
  const second = await buildChild(parent, { name: 'Noah' })
  const { conversation } = await openTalk(parent, second.id)
  const answer = await answerTo(await send(parent, conversation.id, BATTLES))
  await takeStep(parent, answer.id)
  const ofFamily = sql`family_id = (select family_id from child where id = ${second.id})`
  await world.app.database.db.execute(
    sql`update taken_step set asked = 1, ask_at = now() + interval '1 day' where ${ofFamily}`,
  )
  await askNow(parent)
  await world.tap(phone, 'How did it go?')
  const asked = world.heard(phone).filter((text) => text.startsWith('How did it go with'))
  expect(new Set(asked.map((text) => text.split('?')[0]))).toEqual(
    new Set(['How did it go with Noah', 'How did it go with Mia']),
  )
})

test('S83: nothing comes after STOP, once answered, by another channel, or to a phone that was unlinked', async () => {
  const stopped = await trying()
  await world.write(stopped.phone, 'STOP')
  const heard = world.heard(stopped.phone).length
  await askNow(stopped.parent)
  expect(world.heard(stopped.phone)).toHaveLength(heard)

  const answered = await trying()
  const [step] = await stepsOf(answered.parent)
  world.sandbox.trouble.isDown = true
  await askNow(answered.parent)
  await answered.parent.call('PUT', `/api/steps/${step?.id}/outcome`, { outcome: 'worked', note: '' })
  world.sandbox.trouble.isDown = false
  world.sandbox.phones.moveClock(HOUR_MS / 60)
  await world.channel.catchUp()
  await world.idle()
  expect(world.heard(answered.phone)).not.toContain(WORDS)

  const byMail = await trying()
  const settings = { zone: noonZone(), minuteOfDay: 600, channel: 'mail', isOn: true }
  await byMail.parent.call('PUT', '/api/check-ins', settings)
  await askNow(byMail.parent)
  expect(world.heard(byMail.phone)).not.toContain(WORDS)

  const unlinked = await trying()
  const { phones } = await (await unlinked.parent.call('GET', '/api/whatsapp')).json()
  await unlinked.parent.call('DELETE', `/api/whatsapp/phones/${phones[0].id}`)
  await askNow(unlinked.parent)
  expect(world.heard(unlinked.phone)).not.toContain(WORDS)
})

test('a tap that was never ours, or about another family’s step, keeps nothing', async () => {
  const mine = await trying()
  const other = await trying()
  const [step] = await stepsOf(other.parent)
  const tapRaw = async (payload: string) => {
    await world.sandbox.phones.write(mine.phone, world.shared, 'x', {
      type: 'interactive',
      interactive: { type: 'list_reply', list_reply: { id: payload, title: 'It worked' } },
    })
    await world.idle()
  }
  for (const payload of [`outcome|${step?.id}|worked`, `outcome|${randomUUID()}|not`]) await tapRaw(payload)
  expect(world.heard(mine.phone).at(-1)).toContain("I can't go back to that one")
  expect((await stepsOf(other.parent))[0]?.outcome).toBeNull()
  expect((await (await mine.parent.call('GET', '/api/check-ins')).json()).hasPhone).toBe(true)
})
