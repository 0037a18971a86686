import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWhatsAppApp, type WhatsAppApp } from '../../../tests/app/whatsapp-app.ts'
import {
  buildChild,
  buildParent,
  type Client,
  openTalk,
  readTalk,
  setPlan,
} from '../../../tests/people/factories.ts'
import { child as childTable } from '../../family/tables.ts'
import { countWaiting } from '../data/numbers.ts'
import { whatsappNumber } from '../tables.ts'
import { fitNumbers } from './fit-numbers.ts'

let world: WhatsAppApp
beforeAll(async () => {
  world = await startWhatsAppApp()
})
afterAll(() => world.stop())

const channelOf = async (parent: Client) => (await parent.call('GET', '/api/whatsapp')).json()
const taken = () =>
  world.app.database.db
    .select()
    .from(whatsappNumber)
    .where(and(eq(whatsappNumber.kind, 'dedicated')))

test('S73: given on upgrade, shown on the child, back on downgrade, never two children on one', async () => {
  const { db } = world.app.database
  const [one, other] = [await buildParent(world.app), await buildParent(world.app)]
  await setPlan(world.app, one, 'ultimate')
  await setPlan(world.app, other, 'ultimate')
  const [mia, ben] = [await buildChild(one, { name: 'Mia' }), await buildChild(one, { name: 'Ben' })]
  const zoe = await buildChild(other, { name: 'Zoe' })

  // Three children, two numbers, and many replicas that give them at once.
  await Promise.all(Array.from({ length: 8 }, () => fitNumbers(db)))
  const given = (await taken()).map(({ childId }) => childId)
  expect(given.toSorted()).toEqual([mia.id, ben.id].toSorted())
  expect(await countWaiting(db)).toBe(1)
  expect((await channelOf(one)).numbers).toHaveLength(2)
  const kept = await db.select().from(childTable).where(eq(childTable.id, mia.id))
  expect((await taken()).find(({ childId }) => childId === mia.id)?.number).toBe(kept[0]?.whatsappNumber)
  expect(await channelOf(other)).toMatchObject({ numbers: [], isWaitingForNumber: true })

  // A code names the child's own number, and what comes there is about that child.
  const phone = world.newPhone()
  const { message, number } = await world.codeFor(one, mia.id)
  const row = (await taken()).find(({ childId }) => childId === ben.id)
  await world.write(phone, message)
  expect((await taken()).map((held) => held.number)).toContain(number)
  await world.write(phone, 'He hits', { number: row?.number ?? '', numberId: row?.numberId ?? '' })
  const { conversation } = await openTalk(one, ben.id)
  expect((await readTalk(one, conversation.id)).messages[1]?.content).toBe('He hits')
  expect(phone.thread.at(-1)?.numberId).toBe(row?.numberId)

  await setPlan(world.app, one, 'family')
  await fitNumbers(db)
  expect(await channelOf(one)).toMatchObject({ numbers: [], isWaitingForNumber: false })
  expect((await channelOf(other)).numbers).toMatchObject([{ childId: zoe.id }])
  expect(await countWaiting(db)).toBe(0)
  const released = await db.select().from(childTable).where(eq(childTable.id, ben.id))
  expect(released[0]?.whatsappNumber).toBeNull()
})

test('S73: a deleted child’s number is free again, and stays the operator’s', async () => {
  const { db } = world.app.database
  const parent = await buildParent(world.app)
  await setPlan(world.app, parent, 'ultimate')
  const child = await buildChild(parent)
  await fitNumbers(db)
  const count = (await taken()).length
  expect((await taken()).some(({ childId }) => childId === child.id)).toBe(true)
  expect((await parent.call('DELETE', `/api/children/${child.id}`)).status).toBe(204)
  expect((await taken()).some(({ childId }) => childId === child.id)).toBe(false)
  expect(await taken()).toHaveLength(count)
})
