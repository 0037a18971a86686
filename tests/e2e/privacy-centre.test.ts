import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { expectGoodLooks, newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { PASSWORD } from './parent.ts'
import { useSite } from './site.ts'

const EMAIL = 'privacy@example.org'

const server = useSite()

test('a parent sees what is held, takes it along, deletes the account and thinks again', async () => {
  const visitor = await newVisitor({ acceptDownloads: true }, [/403 \(Forbidden\)/])
  const { page } = visitor
  await signInAsFamily(visitor, server, EMAIL, [{ name: 'Zora' }])
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('main').getByRole('link', { name: 'Privacy centre' }).click()
  await page.getByText('One child’s profile').waitFor()
  await expectGoodLooks(page, 'privacy centre')

  await page.getByLabel('Delete a conversation after').selectOption('90')
  await page.getByText('Saved').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Delete a conversation after').inputValue()).toBe('90')

  const discreet = page.getByLabel('Keep the name Kinwise out of them')
  await discreet.focus()
  await page.keyboard.press('Space')
  await page.getByText('Our name is left out from now on').waitFor()
  await page.reload()
  await expect.poll(() => discreet.isChecked()).toBe(true)

  await page.getByRole('button', { name: 'Download my data' }).click()
  const asking = page.getByRole('dialog', { name: 'Is it you?' })
  await asking.getByLabel('Password').fill('not my password')
  await asking.getByRole('button', { name: 'Download my data' }).click()
  await asking.getByText("That isn't your password.").waitFor()
  await asking.getByLabel('Password').fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await asking.getByRole('button', { name: 'Download my data' }).click()
  const archive = await (await downloading).path()
  const files = unzipSync(new Uint8Array(await readFile(archive)))
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Zora')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const deleting = page.getByRole('dialog', { name: 'Delete your account?' })
  await deleting.getByLabel('Password').fill(PASSWORD)
  await deleting.getByRole('button', { name: 'Delete my account' }).click()
  await deleting.getByText('Please type exactly').waitFor()
  await expectGoodLooks(page, 'delete dialog')
  await deleting.getByLabel(/Type/).fill('delete my account')
  await deleting.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor()

  await page.getByRole('link', { name: 'Log in to open it again' }).click()
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText(/Until \d+ \w+ \d{4} you can open it again/).waitFor()
  await expectGoodLooks(page, 'closed account')
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('button', { name: 'Open it again' }).click()
  await page.getByRole('heading', { name: 'Zora' }).waitFor()
  visitor.expectQuiet()
})
