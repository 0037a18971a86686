import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../../app/running-server.ts'
import { newDatabase } from '../../app/test-database.ts'
import { startUpstream, type Upstream } from '../../fakes/upstream.ts'
import { closeVisitors, newTab, newVisitor } from '../browser.ts'
import { poster, signInAsFamily } from '../family.ts'
import { startSite } from '../site.ts'

let databaseUrl: string
let upstream: Upstream
let server: RunningServer
beforeAll(async () => {
  databaseUrl = await newDatabase()
  upstream = await startUpstream()
  server = await startSite({ DATABASE_URL: databaseUrl, COACH_BASE_URL: upstream.url })
})
afterAll(async () => {
  await closeVisitors()
  await server.stop()
  await upstream.close()
})

const ANSWERS = '.bubble:not(.mine)'

/** The sandbox's phone, linked to a new family with one child. */
const linkPhone = async (email: string, whose: string) => {
  const parent = await newVisitor()
  const [childId] = await signInAsFamily(parent, server, email, [{ name: 'Mia' }])
  const { link } = await poster(parent, server)('/api/whatsapp/codes', { childId })
  const tab = await newTab(parent)
  const phone = tab.page
  await phone.goto(server.url + link)
  const words = await phone.getByLabel('Message', { exact: true }).inputValue()
  await phone.getByLabel('Whose phone').selectOption({ index: whose === 'first' ? 0 : 1 })
  await write(phone, words)
  const thread = phone.getByRole('log', { name: 'Messages' })
  await thread.getByText('This phone is now connected to your family').waitFor()
  return { ...tab, phone, thread }
}

const write = async (phone: Page, text: string) => {
  await phone.getByLabel('Message', { exact: true }).fill(text)
  await phone.getByRole('button', { name: 'Send' }).click()
}

test('without credits a phone is told so and what it asked costs nothing', async () => {
  const { phone, thread, expectQuiet } = await linkPhone('spent@example.org', 'first')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`update child set remaining_messages = 0 where name = 'Mia'`)
  await client.end()
  const before = upstream.requests.length
  await write(phone, 'She screams at bedtime')
  await thread.getByText('No messages are left for Mia this month').waitFor()
  expect(upstream.requests).toHaveLength(before)
  expectQuiet()
})

test('an answer that is late by a day asks with a template first, and comes when that is tapped', async () => {
  const { phone, thread, expectQuiet } = await linkPhone('late@example.org', 'second')
  upstream.scenario('held')
  await write(phone, 'She screams at bedtime')
  await phone.getByText('typing…').waitFor()
  const answers = await thread.locator(ANSWERS).count()
  await phone.getByRole('button', { name: '+25 hours' }).click()
  await thread.getByText('The 24-hour window is closed').waitFor()
  upstream.release()
  await thread.getByRole('button', { name: 'Read it' }).click()
  await thread
    .locator(ANSWERS)
    .nth(answers + 1)
    .waitFor()
  expect(await thread.locator(ANSWERS).nth(answers).textContent()).not.toContain('bedtime')
  expectQuiet()
})
