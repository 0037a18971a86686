import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../app/running-server.ts'
import { newDatabase } from '../app/test-database.ts'
import { buildChildInput } from '../people/factories.ts'
import { closeVisitors, expectGoodLooks, newVisitor, type Visitor } from './browser.ts'
import { linkInMailTo, poster, signInAsFamily } from './family.ts'
import { pressByKey } from './keys.ts'
import { PASSWORD } from './parent.ts'
import { startSite } from './site.ts'

const EMAIL = 'plans@example.org'
const DOWNGRADE =
  "You're downgrading your plan. Some child profiles or features may be frozen. Do you want to continue?"

let server: RunningServer
let databaseUrl: string
let parent: Visitor
let page: Page
beforeAll(async () => {
  databaseUrl = await newDatabase()
  server = await startSite({ DATABASE_URL: databaseUrl })
  parent = await newVisitor({ viewport: { width: 390, height: 844 } })
  page = parent.page
})
afterAll(async () => {
  await closeVisitors()
  await server.stop()
})

/** Changes what no screen can, such as the time that went by. */
const changeRows = async (statement: string): Promise<void> => {
  await page.goto('about:blank')
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const open = (path: string) => page.goto(server.url + path)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const completeCheckout = async (country = ''): Promise<void> => {
  await page.getByText('Due today').waitFor()
  expect(await page.locator('dd').last().textContent()).toBe('$0')
  await page.getByLabel(/Country of your billing address/).selectOption(country)
  await pressByKey(page.getByRole('button', { name: 'Complete Checkout' }))
  await page.waitForURL('**/my-children')
}

test('a visitor picks the family plan, signs up, verifies and checks out', async () => {
  await open('/pricing')
  await page.getByRole('button', { name: 'Start Family' }).waitFor()
  expect(await page.getByRole('button', { name: /^(Start|Renew) / }).allTextContents()).toEqual([
    'Start Basic',
    'Start Family',
    'Start Ultimate',
  ])
  for (const words of ['Most Popular', 'Premium', 'How it works']) await page.getByText(words).waitFor()
  await page.getByText(/one-time setup fee of \$24/).waitFor()
  await expectGoodLooks(page, 'pricing')
  await press('Start Family')
  await page.waitForURL('**/signup?next=checkout&plan=family')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  await press('Sign Up')
  await page.waitForURL('**/verify-email?**')
  await open('/checkout?plan=family')
  await page.waitForURL('**/verify-email?**')
  await page.goto(await linkInMailTo(EMAIL, server))
  await page.getByRole('link', { name: 'Continue to Checkout' }).click()

  await page.waitForURL('**/checkout?plan=family')
  await page.getByText('A placeholder: nothing is charged').waitFor()
  await page.getByText(/nothing renews/).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(0)
  expect(await page.getByText(/until you cancel|setup fee/).count()).toBe(0)
  await expectGoodLooks(page, 'checkout')
  await completeCheckout()

  const post = poster(parent, server)
  for (const name of ['Mia', 'Ben', 'Cleo']) await post('/api/children', buildChildInput({ name }))
  await page.reload()
  await page.getByText('150 messages left (0/150)').nth(2).waitFor()
  parent.expectQuiet()
})

test('a plan that is not there is said so', async () => {
  for (const plan of ['gold', 'free', '', '%00']) {
    await open(`/checkout?plan=${plan}`)
    await page.getByText('Plan not found. Please go back and select a valid plan.').waitFor()
  }
  parent.expectQuiet()
})

test('a checkout that fails says so and leaves its button', async () => {
  const visitor = await newVisitor({}, [/status of 500/])
  await signInAsFamily(visitor, server, 'unlucky@example.org')
  const { page } = visitor
  await page.goto(`${server.url}/checkout?plan=family`)
  await page.route('**/api/subscription/checkouts', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  const complete = page.getByRole('button', { name: 'Complete Checkout' })
  await complete.click()
  await page.getByText('Failed to complete checkout. Please try again.').waitFor()
  await complete.click()
  await page.waitForURL('**/my-children')
  visitor.expectQuiet()
})

test('a downgrade asks first and freezes who has no messages; deleting makes room again', async () => {
  await changeRows(`update child set remaining_messages = 0 where name = 'Cleo'`)
  await open('/pricing')
  await page.getByRole('button', { name: 'Renew Family' }).waitFor()
  await press('Start Basic')
  await page.getByRole('dialog', { name: DOWNGRADE }).waitFor()
  await press('Cancel')
  expect(new URL(page.url()).pathname).toBe('/pricing')
  await press('Start Basic')
  await press('Continue')
  await page.waitForURL('**/checkout?plan=basic')
  await completeCheckout()
  const cardOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  const remove = (name: string) => cardOf(name).getByRole('button', { name: /^Delete/ })
  await cardOf('Cleo').waitFor()
  expect(await remove('Cleo').isDisabled()).toBe(true)
  for (const name of ['Mia', 'Ben']) {
    await remove(name).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click()
    await cardOf(name).waitFor({ state: 'detached' })
  }
  await page.reload()
  await cardOf('Cleo').waitFor()
  expect(await remove('Cleo').isDisabled()).toBe(false)
  await page.getByText('50 messages left (0/50)').waitFor()
  parent.expectQuiet()
})

test('an upgrade asks nothing; renewing does', async () => {
  await open('/pricing')
  await page.getByRole('button', { name: 'Renew Basic' }).waitFor()
  await press('Start Ultimate')
  await page.waitForURL('**/checkout?plan=ultimate')
  await completeCheckout()
  await page.getByText('Unlimited messages').waitFor()
  await open('/pricing')
  await press('Renew Ultimate')
  await page.getByRole('dialog', { name: 'Do you want to re-subscribe to this plan?' }).waitFor()
  await press('Continue')
  await page.waitForURL('**/checkout?plan=ultimate')
  await completeCheckout('DE')
  parent.expectQuiet()
})

test('the plan is cancelled and taken up again in one click each, and withdrawn from in two', async () => {
  // As the FAQ says it.
  await open('/my-children')
  await page.getByRole('link', { name: 'Manage Subscription' }).first().click()
  await page.waitForURL('**/pricing')
  await page.getByText('Not charged on this site').first().waitFor()
  await page.getByRole('link', { name: 'Cancel this plan' }).click()
  await page.waitForURL('**/subscription')
  await press('Cancel Plan')
  await page.getByText(/You cancelled it/).waitFor()
  await press('Resume Plan')
  await page.getByText(/It runs until/).waitFor()
  await page.getByRole('button', { name: 'Withdraw from contract here' }).waitFor()
  await expectGoodLooks(page, 'subscription')
  await press('Withdraw from contract here')
  await press('Confirm withdrawal')
  await page.getByText("We've received your withdrawal.").waitFor()
  await page.getByText("The free plan doesn't end.").waitFor()
  parent.expectQuiet()
})

test('a plan of 31 days ago is the free one after login', async () => {
  await open('/checkout?plan=family')
  await completeCheckout()
  await changeRows(
    `update subscription set subscribed_at = subscribed_at - interval '31 days' where plan_id = 'family'`,
  )
  await page.context().clearCookies()
  await open('/login')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press('Login')
  await page.waitForURL('**/my-children')
  await page.getByText('Your plan: Free').waitFor()
  parent.expectQuiet()
})

test('when the plans cannot be loaded the page says so and stays', async () => {
  const offline = await newVisitor({}, [/503/])
  await offline.page.route('**/api/plans', (route) => route.fulfill({ status: 503, json: {} }))
  await offline.page.goto(`${server.url}/pricing`)
  // The page asks for the plans once somebody touches it.
  await offline.page.keyboard.press('Tab')
  await offline.page.getByText('Failed to load pricing plans.').waitFor()
  await offline.page.getByRole('button', { name: 'Start Family' }).waitFor()
  offline.expectQuiet()
})
