import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../../tests/app/coached-app.ts'
import {
  buildChild,
  buildParent,
  clientOf,
  cookieOf,
  eventsOf,
  openTalk,
  send,
} from '../../../tests/people/factories.ts'
import { newNetwork } from '../../../tests/people/networks.ts'

let coached: CoachedApp
beforeAll(async () => {
  coached = await startCoachedApp()
})
afterAll(() => coached.stop())

/** A browser without an account. */
const newBrowser = () => {
  const network = newNetwork()
  let cookie = ''
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await clientOf(coached.app, cookie).call(method, path, body, network)
    cookie = cookieOf(response) || cookie
    return response
  }
  return {
    say: (text: string, given: object = {}) =>
      call('POST', '/api/trial/messages', { clientId: randomUUID(), text, ...given }),
    read: async () => (await call('GET', '/api/trial')).json(),
    clear: () => call('DELETE', '/api/trial'),
    cookie: () => cookie,
  }
}

const sentLast = () => JSON.stringify(coached.upstream.requests.at(-1)?.body)

test('a tapped age reaches the coach in months, with this message and with later ones', async () => {
  const browser = newBrowser()
  await eventsOf(await browser.say('Waking every hour at night', { ageMonths: 8 }))
  expect(sentLast()).toContain('age: 8 months')
  await eventsOf(await browser.say('And the naps?'))
  expect(sentLast()).toContain('age: 8 months')
  expect(await browser.read()).toMatchObject({ ageMonths: 8 })
  await eventsOf(await browser.say('My son is 9 years old and lies'))
  expect(sentLast()).toContain('age: 9 years')
})

test('clearing the trial forgets the age too, and nobody said one before the first message', async () => {
  const browser = newBrowser()
  expect(await browser.read()).toMatchObject({ ageMonths: null })
  await eventsOf(await browser.say('Biting other children', { ageMonths: 24 }))
  await browser.clear()
  expect(await browser.read()).toMatchObject({ ageMonths: null })
})

test.each([0, -1, 1.5, 1e9, '8', null, Number.NaN])('an age of %s months is refused', async (ageMonths) => {
  expect((await newBrowser().say('Biting', { ageMonths })).status).toBe(400)
})

test('a fever is read with the age that was tapped', async () => {
  const levelAt = async (ageMonths: number) => {
    const [accepted] = await eventsOf(
      await newBrowser().say('A fever of 38.4 since this morning', { ageMonths }),
    )
    return accepted?.type === 'accepted' ? (accepted.message.card?.level ?? null) : null
  }
  expect(await levelAt(1)).toBe('emergency')
  expect(await levelAt(60)).not.toBe('emergency')
})

test('question and age come along into the account, and the question is offered until something is asked', async () => {
  const browser = newBrowser()
  await eventsOf(await browser.say('Waking every hour at night', { ageMonths: 8 }))
  const parent = await buildParent(coached.app)
  const here = clientOf(coached.app, `${parent.cookie}; ${browser.cookie()}`)
  await here.call('GET', '/api/me')
  const family = async () => (await parent.call('GET', '/api/children')).json()
  expect(await family()).toMatchObject({ children: [], askedAgeMonths: 8 })
  // The browser is the next visitor's now.
  expect(await browser.read()).toMatchObject({ ageMonths: null })
  const { id } = await buildChild(parent)
  expect(await family()).toMatchObject({ askedAgeMonths: null })
  const talk = await openTalk(parent, id)
  expect(talk.asked).toBe('Waking every hour at night')
  await eventsOf(await send(parent, talk.conversation.id, 'Waking every hour at night'))
  expect((await openTalk(parent, id)).asked).toBeNull()
})

test('what a safety card answered is not offered again', async () => {
  const browser = newBrowser()
  await eventsOf(await browser.say('I want to die'))
  const parent = await buildParent(coached.app)
  await clientOf(coached.app, `${parent.cookie}; ${browser.cookie()}`).call('GET', '/api/me')
  const { id } = await buildChild(parent)
  expect((await openTalk(parent, id)).asked).toBeNull()
})
