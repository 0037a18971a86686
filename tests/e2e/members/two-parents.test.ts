import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectGoodLooks, newVisitor, type Visitor } from '../browser.ts'
import { linkInMailTo, poster, signInAsFamily } from '../family.ts'
import { ask, PASSWORD } from '../parent.ts'
import { useSite } from '../site.ts'

const OWNER = 'ana@example.org'
const PARENT = 'ben@example.org'
const GRANDMA = 'grandma@example.org'
const [OWNERS_WORD, PARENTS_WORD] = ['quixotic', 'zephyr']

const server = useSite()
let ana: Visitor
let ben: Visitor
let childId: string

/** Everything this page's server answered it with, so that not only the screen is looked at. */
const heardBy = ({ page }: Visitor): string[] => {
  const heard: string[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    void response.text().then(
      (text) => heard.push(text),
      () => undefined,
    )
  })
  return heard
}

let heardByAna: string[]
let heardByBen: string[]
beforeAll(async () => {
  ana = await newVisitor({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  ben = await newVisitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  childId = (await signInAsFamily(ana, server, OWNER, [{ name: 'Mia' }]))[0] ?? ''
  await poster(ana, server)('/api/subscription/checkouts', {
    ...{
      checkoutId: randomUUID(),
      planId: 'ultimate',
      agreesToRenewal: true,
      startsAtOnce: true,
      dueCents: 0,
    },
  })
  heardByAna = heardBy(ana)
  heardByBen = heardBy(ben)
})

const inviteTo = async (page: Page, email: string, role: 'parent' | 'carer') => {
  await page.goto(`${server.url}/family`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('As').selectOption(role)
  if (role === 'carer') await page.getByLabel('Mia').check()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('The invitation is on its way.').waitFor()
}

test('S89: a second parent is invited by mail and joins with an account that is there already', async () => {
  await signInAsFamily(ben, server, PARENT)
  await inviteTo(ana.page, PARENT, 'parent')
  await expectGoodLooks(ana.page, 'family, somebody is invited')
  await ben.page.goto(await linkInMailTo(PARENT, server))
  await ben.page.getByRole('heading', { name: /invites you/ }).waitFor()
  // What opens the family isn't left in the address.
  expect(new URL(ben.page.url()).hash).toBe('')
  await expectGoodLooks(ben.page, 'an invitation')
  await ben.page.getByRole('button', { name: 'Join' }).click()
  await ben.page.waitForURL('**/my-children')
  await ben.page.getByRole('heading', { name: 'Mia' }).waitFor()
})

test('S90: what each asks in private reaches the other in no answer of the server', async () => {
  await ana.page.goto(`${server.url}/my-children/${childId}/chat`)
  await ask(ana.page, `Is a ${OWNERS_WORD} bedtime normal at four?`)
  await ben.page.goto(`${server.url}/my-children/${childId}/chat`)
  await ask(ben.page, `Is a ${PARENTS_WORD} breakfast normal at four?`)
  for (const { page } of [ana, ben]) {
    for (const path of [
      '/my-children',
      `/my-children/${childId}/chat`,
      '/reports',
      '/privacy-centre',
      '/family',
    ]) {
      await page.goto(server.url + path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }
    await page.goto(`${server.url}/my-children/${childId}/chat`)
    await page.getByRole('button', { name: 'Conversations', exact: true }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('searchbox').fill(page === ana.page ? PARENTS_WORD : OWNERS_WORD)
    await page.getByText(/^Nothing found/).waitFor()
  }
  // Each has looked for the other's word: nothing but what they typed themselves knows it.
  expect(heardByAna.join('\n')).not.toContain(PARENTS_WORD)
  expect(heardByBen.join('\n')).not.toContain(OWNERS_WORD)
  expect(heardByAna.join('\n')).toContain(OWNERS_WORD)
  expect(heardByBen.join('\n')).toContain(PARENTS_WORD)
})

test('a carer with a new account joins, and sees the child they were given and nothing else', async () => {
  await inviteTo(ana.page, GRANDMA, 'carer')
  const grandma = await newVisitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const { page } = grandma
  await page.goto(await linkInMailTo(GRANDMA, server))
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(GRANDMA)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /18 or older/ }).check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor()
  await expect.poll(() => linkInMailTo(GRANDMA, server)).toContain('confirm-email')
  await page.goto(await linkInMailTo(GRANDMA, server))
  await page.waitForURL('**/email-verified')
  // In whichever tab they go on: the invitation is for their address.
  await page.goto(`${server.url}/my-children`)
  await page.getByText(/You're invited to/).waitFor()
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('heading', { name: 'Mia' }).waitFor()
  expect(await page.getByRole('button', { name: 'Add Child' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Start Chat' }).count()).toBe(1)
  await expectGoodLooks(page, 'what a carer sees')
})

test('S92: whoever is removed is told so on their open page within five seconds', async () => {
  await ben.page.goto(`${server.url}/my-children/${childId}/chat`)
  await ben.page.getByText(PARENTS_WORD).first().waitFor()
  await ana.page.goto(`${server.url}/family`)
  const row = ana.page.getByRole('listitem').filter({ hasText: PARENT })
  await row.getByRole('button', { name: 'Remove' }).click()
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' })
  await ben.page.getByRole('heading', { name: 'This page is closed' }).waitFor({ timeout: 5_000 })
  await expectGoodLooks(ben.page, 'a page that was closed')
  // What they wrote is theirs, in a family of their own.
  await ben.page.getByRole('link', { name: 'My Children' }).click()
  await ben.page.getByRole('heading', { name: 'Mia' }).waitFor()
})
