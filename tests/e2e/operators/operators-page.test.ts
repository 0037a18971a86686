import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase } from '../../app/test-database.ts'
import { expectGoodLooks, newVisitor } from '../browser.ts'
import { signInAsFamily } from '../family.ts'
import { useSite } from '../site.ts'

const EMAIL = 'operator@example.org'

const database = { url: '' }
let client: pg.Client
beforeAll(async () => {
  database.url = await newDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(() => client.end())
const server = useSite(() => ({ DATABASE_URL: database.url }))

const change = (set: string) => client.query(`update "user" set ${set} where email = $1`, [EMAIL])

test('S100: a parent finds no page; an operator turns on two-step login, and then sees counts and retries failed work', async () => {
  const operator = await newVisitor({}, [/status of (404|500)/])
  const { page } = operator
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  await signInAsFamily(operator, server, EMAIL, [{}])
  expect((await page.goto(`${server.url}/admin`))?.status()).toBe(404)
  await heading('Oops! Page not found')

  await change('is_operator = true')
  expect((await page.goto(`${server.url}/admin`))?.status()).toBe(200)
  await heading('Turn on two-step login first')
  await page.getByRole('link', { name: 'Login and security' }).click()
  await heading('Login and security')

  await change('two_factor_enabled = true')
  await client.query(`insert into pgboss.job (name, data, state, retry_count, completed_on)
    values ('password-guessed', '{"email": "nobody@example.org"}', 'failed', 15, now())`)
  await page.goto(`${server.url}/admin`)
  await heading('How Kinwise is running')
  await page.getByRole('table', { name: 'Families by plan' }).getByText('Free').waitFor()
  expect(await page.getByText('nobody@example.org').count()).toBe(0)
  await expectGoodLooks(page, 'operators page')
  await page.getByRole('button', { name: 'Try again: password-guessed' }).click()
  await page.getByText("It's in line again.").waitFor()
  await page.getByText('Nothing has been given up.').waitFor()

  await page.route(/\/api\/admin$/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await page.getByRole('heading', { name: "We couldn't load this page" }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await heading('How Kinwise is running')
  operator.expectQuiet()
})
