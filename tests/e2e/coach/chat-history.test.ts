import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  expectAccessible,
  expectGoodLooks,
  expectNoSidewaysScroll,
  newTab,
  newVisitor,
  type Visitor,
} from '../browser.ts'
import { poster, signInAsFamily } from '../family.ts'
import { useSite } from '../site.ts'

const server = useSite()
let parent: Visitor
let page: Page
let chat: string
let talkId: string
beforeAll(async () => {
  parent = await newVisitor({ viewport: { width: 1280, height: 800 } })
  page = parent.page
  const [childId = ''] = await signInAsFamily(parent, server, 'history@example.org', [
    { name: 'ليلى بنت منصور' },
  ])
  chat = `${server.url}/my-children/${childId}/chat`
  const { conversation } = await poster(parent, server)(`/api/children/${childId}/conversations`, {
    kind: 'child',
  })
  talkId = conversation.id
  for (const text of ['She screams at bedtime', 'مشكلة النوم كل ليلة <b>no markup</b>'])
    await page.request.post(`${server.url}/api/conversations/${conversation.id}/messages`, {
      data: { clientId: randomUUID(), text },
      headers: { origin: server.url },
    })
})

/** As a keyboard does it: the focus, then Enter. */
/** Focus and key in one: between two of them a page that has just changed may move the focus. */
const press = (target: Locator, key = 'Enter') => target.press(key)
const looksGood = async (where: string) => {
  await expectGoodLooks(page, where)
  await page.setViewportSize({ width: 1280, height: 800 })
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

test('by keyboard alone: search, change, judge, save, rename, take along, delete and have back', async () => {
  await page.goto(chat)
  await page.getByRole('complementary', { name: 'Conversations' }).getByRole('link').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search conversations' }).waitFor()
  await page.keyboard.type('النوم')
  await page.getByText('1 found').waitFor()
  expect(await page.locator('mark').allTextContents()).toEqual(['النوم'])
  await looksGood('search')
  await press(page.getByRole('dialog').getByRole('link'))
  await page.waitForURL(/message=/)
  await page.locator('[data-message]:focus').getByText('<b>no markup</b>').waitFor()

  await press(button('Edit message'))
  await page.getByRole('textbox', { name: 'Change your message' }).fill('Biting at nursery')
  await press(button('Send'))
  await page.getByText('8 messages left (2/10)').waitFor()
  await page.getByText('Biting at nursery').first().waitFor()
  expect(await page.getByText('<b>no markup</b>').count()).toBe(0)

  await page.locator('[data-answer]').nth(1).waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async (name: string) => {
    await press(button(name).last())
    await page.getByText('Copied').first().waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('Copy message')).toBe('Biting at nursery')
  const letter = await copied('Copy answer')
  await press(button('Not helpful').last())
  await page.getByText('What was wrong with it?').waitFor()
  await press(page.getByRole('radio', { name: 'Too general' }), 'Space')
  await press(button('Send'))
  await press(button('More about this answer').last())
  await page.evaluate(() => {
    window.speechSynthesis.speak = ({ text }) => {
      document.body.dataset.spoken = `${document.body.dataset.spoken ?? ''}${text}`
    }
  })
  await press(item('Read aloud'))
  await press(item('Stop reading'))
  await page.keyboard.press('Escape')
  expect((await page.locator('body').getAttribute('data-spoken'))?.trim()).toBe(letter.trim())
  await press(button('More about this answer').last())
  await press(item('Save'))
  await item('Saved').waitFor()
  await page.keyboard.press('Escape')
  await looksGood('chat with its history')

  await press(button(/^More for/))
  await press(item('Rename'))
  await page.getByRole('textbox', { name: 'Name of the conversation' }).waitFor()
  await page.keyboard.type('Nights & bites')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /Nights & bites/ }).waitFor()
  await press(button('More for Nights & bites'))
  const [file] = await Promise.all([page.waitForEvent('download'), press(item('Download as Markdown'))])
  expect(file.suggestedFilename()).toMatch(/^kinwise-conversation-\d{4}-\d\d-\d\d\.md$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('> Biting at nursery')

  await press(button('More for Nights & bites'))
  await press(item('Delete'))
  await page.getByText('Conversation deleted').waitFor()
  await page.getByText('Biting at nursery').first().waitFor({ state: 'detached' })
  await press(button('Undo'))
  await page.getByText('The conversation is back').waitFor()
  await press(button('Dismiss'))
  await button('Dismiss').waitFor({ state: 'detached' })
  await press(page.getByRole('link', { name: /Nights & bites/ }))
  await page.getByText('Biting at nursery').first().waitFor()

  await page.reload()
  await button('Not helpful').last().waitFor()
  expect(await button('Not helpful').last().getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('img', { name: 'Saved' }).first().waitFor()
  await press(page.getByRole('radio', { name: 'Saved' }), 'Space')
  await page.getByRole('heading', { name: 'Saved messages' }).waitFor()
  parent.expectQuiet()
})

test('paper shows a conversation from its beginning, though only its end was loaded', async () => {
  const tab = await newTab(parent)
  const end = (body: { messages: unknown[] }) => ({
    ...body,
    messages: body.messages.slice(-2),
    hasEarlier: true,
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await tab.page.route(`**/api/conversations/${talkId}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: end(await response.json()) })
  })
  await tab.page.route(/\/messages\?before/, (route) => released.then(() => route.continue()))
  await tab.page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('[role=log]')?.textContent ?? ''
    }
  })
  await tab.page.goto(`${chat}?conversation=${talkId}`)
  await tab.page.locator('[data-answer]').first().waitFor()
  await tab.page.keyboard.press('Control+p')
  expect(await tab.page.locator('body').getAttribute('data-printed')).toBeNull()
  release()
  const printed = () => tab.page.locator('body').getAttribute('data-printed')
  await expect.poll(printed).toContain('She screams at bedtime')
  expect(await printed()).not.toContain('Loading earlier')
  tab.expectQuiet()
  await tab.page.close()
})

test('a message is spoken once its parent knows who may hear it', async () => {
  await page.addInitScript(() => {
    class Recognition {
      onresult = (_: unknown) => {}
      onend = () => {}
      start() {
        setTimeout(() => {
          this.onresult({ resultIndex: 0, results: [[{ transcript: 'she will not sleep' }]] })
          this.onend()
        })
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition })
  })
  const opened = await page.goto(chat)
  expect(opened?.headers()['permissions-policy']).toContain('microphone=(self)')
  await page.getByRole('textbox').fill('At night')
  await press(button('Speak your message'))
  await page.getByText('Many browsers send what you say').waitFor()
  await press(button('Start speaking'))
  await page.waitForFunction(
    () => document.querySelector('textarea')?.value === 'At night she will not sleep',
  )
  await button('Speak your message').waitFor()
  parent.expectQuiet()
})

test('shortcuts leave words alone, a small window has a sheet, and paper shows it all', async () => {
  await page.getByRole('textbox').fill('')
  await page.getByRole('textbox').focus()
  await page.keyboard.type('Why? h/h')
  expect(await page.getByRole('textbox').inputValue()).toBe('Why? h/h')
  await page.getByRole('log').focus()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('?')
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('log').focus()
  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('chat-composer')
  expect(await page.getByRole('textbox').inputValue()).toBe('Why? h/h')

  await page.setViewportSize({ width: 320, height: 640 })
  await page.reload()
  await page.getByRole('textbox').waitFor()
  expect(await page.getByRole('textbox').inputValue()).toBe('Why? h/h')
  await press(button('Conversations'))
  await page.getByRole('dialog', { name: 'Conversations' }).getByRole('link').first().waitFor()
  await expectAccessible(page, 'conversations as a sheet')
  await expectNoSidewaysScroll(page, 'conversations as a sheet')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('complementary', { name: 'Conversations' }).getByRole('link').first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.setViewportSize({ width: 320, height: 640 })
  // The panel goes a moment after the window became narrow; pressed before, the button would only close it.
  await page.getByRole('complementary', { name: 'Conversations' }).waitFor({ state: 'detached' })
  await press(button('Conversations'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'New Chat' }))
  await page.waitForURL(/conversation=/)
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  for (const height of [568, 400]) await expectRoomToRead(height)

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${server.url}/print-conversations`)
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('article').count()).toBe(2)
  await page.getByText('Biting at nursery').first().waitFor()
  await expectGoodLooks(page, 'print')
  parent.expectQuiet()
})

/** With type twice as large, half of a low window is the talk, and what stood around the field is in it. */
const expectRoomToRead = async (height: number) => {
  await page.setViewportSize({ width: 320, height })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const talk = page.getByRole('log')
  const seen = async () => ((await talk.boundingBox())?.height ?? 0) / height
  await expect.poll(seen).toBeGreaterThanOrEqual(0.5)
  for (const name of ['Send message', 'Conversations']) {
    const { y = -1, height: own = 0 } = (await button(name).boundingBox()) ?? {}
    expect(y, name).toBeGreaterThanOrEqual(0)
    expect(y + own, name).toBeLessThanOrEqual(height)
  }
  await expectNoSidewaysScroll(page, `a talk of ${height}`)
  for (const words of [/messages? left \(/, 'AI coach, not a doctor or an emergency service.'])
    await talk.getByText(words).waitFor()
}
