import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { buildParent, clientOf } from '../../tests/people/factories.ts'
import { mailsTo, mailTo, openLink } from '../../tests/people/mails.ts'
import { newNetwork } from '../../tests/people/networks.ts'

let app: TestApp
let strict: TestApp
beforeAll(async () => {
  app = await startTestApp()
  strict = await startTestApp({ accountPrivacy: 'strict' })
})
afterAll(async () => {
  await app.stop()
  await strict.stop()
})

const PASSWORD = 'correct horse battery'

const signUp = async (to: TestApp, email: string, network = newNetwork()) => {
  const body = { email, password: PASSWORD, name: 'x', isAdult: true }
  const started = performance.now()
  const response = await clientOf(to, '').call('POST', '/api/auth/sign-up/email', body, network)
  return {
    status: response.status,
    cookies: response.headers.getSetCookie(),
    text: await response.text(),
    ms: performance.now() - started,
  }
}

describe('with ACCOUNT_PRIVACY=strict', () => {
  test('a known and a new address sign up alike; the mail says the rest', async () => {
    const first = await signUp(strict, 'new@example.org')
    const again = await signUp(strict, 'New@Example.org')
    for (const { status, cookies, text, ms } of [first, again]) {
      expect({ status, cookies, text }).toEqual({
        status: 200,
        cookies: [],
        text: '{"token":null,"user":null}',
      })
      expect(ms).toBeGreaterThan(700)
    }
    await mailTo(strict, 'New@Example.org', /already have/)
    const verified = await openLink(strict, clientOf(strict, ''), 'new@example.org', { password: PASSWORD })
    expect(verified.headers.getSetCookie().join()).toContain('session_token')
  })

  test('a known and a new address ask for a link alike', async () => {
    for (const email of ['new@example.org', 'nobody@example.org']) {
      const response = await clientOf(strict, '').call(
        'POST',
        '/api/auth/request-password-reset',
        { email },
        newNetwork(),
      )
      expect(await response.json()).toEqual({ status: true })
    }
    await mailTo(strict, 'new@example.org', /Choose/)
    expect(await mailsTo(strict, 'nobody@example.org')).toEqual([])
  })
})

test('S4: a network that heard three addresses named hears no more, whichever it tries', async () => {
  const network = newNetwork()
  const { email } = await buildParent(app)
  for (let n = 0; n < 3; n++) expect((await signUp(app, email, network)).status).toBe(409)
  const known = await signUp(app, email, network)
  const fresh = await signUp(app, `fresh-${email}`, network)
  expect({ ...fresh, ms: 0 }).toEqual({ ...known, ms: 0 })
  expect(fresh.cookies).toEqual([])
  expect((await signUp(app, email)).status).toBe(409)
})

test('S4: a device’s cookie neither spares a network’s budget nor spends another’s', async () => {
  const network = newNetwork()
  const known = await buildParent(app)
  const ask = async (cookie: string, from: Record<string, string>) => {
    const body = { email: known.email, password: PASSWORD, isAdult: true }
    return (await clientOf(app, cookie).call('POST', '/api/auth/sign-up/email', body, from)).status
  }
  // Three devices, each new here, and one that knows its account: the network has said it three times, and says it to none of them.
  for (let n = 0; n < 3; n++) expect(await ask((await buildParent(app)).cookie, network)).toBe(409)
  for (const cookie of [known.cookie, '', (await buildParent(app)).cookie])
    expect(await ask(cookie, network)).toBe(200)
  // The same device elsewhere hears it.
  expect(await ask(known.cookie, newNetwork())).toBe(409)
})

test('S3: logging in takes as long for nobody as for a wrong password', async () => {
  const { email } = await buildParent(app)
  const medians = []
  for (const address of [email, `not-${email}`]) {
    const times = []
    for (let n = 0; n < 15; n++) {
      const started = performance.now()
      const body = { email: address, password: 'wrong one' }
      const response = await clientOf(app, '').call('POST', '/api/auth/sign-in/email', body, newNetwork())
      expect(response.status).toBe(401)
      times.push(performance.now() - started)
    }
    medians.push(times.sort((a, b) => a - b)[7] ?? 0)
  }
  const [wrong = 0, unknown = 0] = medians
  // Loose, since other tests run beside this one; `npm run bench:login` measures it well.
  expect(Math.max(wrong, unknown) / Math.min(wrong, unknown)).toBeLessThan(2)
})
