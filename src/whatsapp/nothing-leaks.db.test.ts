import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWhatsAppApp, type WhatsAppApp } from '../../tests/app/whatsapp-app.ts'
import { createLog } from '../platform/log.ts'

const NAME = 'Zirbelkiefer'
const WORDS = 'quandaryword about bedtime'
const HOUR_MS = 60 * 60_000

const logged: string[] = []
let world: WhatsAppApp
beforeAll(async () => {
  const log = createLog('info', { write: (line) => void logged.push(line) })
  world = await startWhatsAppApp({}, { log })
})
afterAll(() => world.stop())

const pass = async (hours: number) => {
  world.sandbox.phones.moveClock(hours * HOUR_MS)
  await world.channel.catchUp()
  await world.idle()
}

test('S74: nothing a parent wrote or is called leaves in a template, a log, a job or an error', async () => {
  const { parent, phone } = await world.linkedFamily({ name: NAME })
  const secrets = [NAME, 'quandaryword', phone.waId ?? '', phone.userId, phone.name, parent.email]
  const { trouble } = world.sandbox

  await world.write(phone, WORDS)
  trouble.refusals = [131056, 190, 368, 100, 131026].map((code) => ({ code, status: 400 }))
  for (let n = 0; n < 4; n++) {
    await world.write(phone, `${WORDS} ${n}`)
    await pass(1)
  }
  trouble.isDown = true
  await world.write(phone, `${WORDS}, my son swallowed a button battery`)
  await pass(25)
  trouble.isDown = false
  await pass(1)
  const templates = phone.thread.filter(({ isTemplate }) => isTemplate)
  expect(templates).toHaveLength(1)

  const { rows: kept } = (await world.app.database.db.execute(
    sql`select content::text as text from whatsapp_outgoing where content ->> 'type' = 'template'`,
  )) as unknown as { rows: { text: string }[] }
  const { rows: jobs } = (await world.app.database.db.execute(
    sql`select data::text as text from pgboss.job where name like 'whatsapp%'`,
  )) as unknown as { rows: { text: string }[] }
  const said = [
    ...logged,
    ...kept.map(({ text }) => text),
    ...jobs.map(({ text }) => text),
    JSON.stringify(templates),
  ]
  expect(logged.join('\n')).toContain('WhatsApp')
  for (const secret of secrets) expect(said.filter((line) => line.includes(secret))).toEqual([])

  const odd = new TextEncoder().encode(WORDS)
  const response = await world.app.app.request('/api/webhooks/whatsapp', { method: 'POST', body: odd })
  expect(await response.text()).not.toContain('quandary')
})
