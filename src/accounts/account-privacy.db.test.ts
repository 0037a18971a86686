import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import { buildParent, clientOf } from '../../tests/people/factories.ts'
import { mailsTo, mailTo, openLink } from '../../tests/people/mails.ts'
import { newNetwork } from '../../tests/people/networks.ts'
import { PASSWORD_COST } from './security/password-hash.ts'

let app: TestApp
let strict: TestApp
beforeAll(async () => {
  app = await startTestApp({ passwordCost: PASSWORD_COST })
  strict = await startTestApp({ accountPrivacy: 'strict' })
})
afterAll(async () => {
  await app.stop()
  await strict.stop()
})

const PASSWORD = 'correct horse battery'

const signUp = async (to: TestApp, email: string, network = newNetwork()) => {
  const body = { email, password: PASSWORD, name: 'x', isAdult: true }
  const response = await clientOf(to, '').call('POST', '/api/auth/sign-up/email', body, network)
  return {
    status: response.status,
    cookies: response.headers.getSetCookie(),
    text: await response.text(),
  }
}

describe('with ACCOUNT_PRIVACY=strict', () => {
  test('a known and a new address sign up alike; the mail says the rest', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const first = await signUp(strict, 'new@example.org')
    const again = await signUp(strict, 'New@Example.org')
    for (const answer of [first, again]) {
      expect(answer).toEqual({
        status: 200,
        cookies: [],
        text: '{"token":null,"user":null}',
      })
    }
    // Neither answer came before its time.
    expect(timers.mock.calls.filter(([, ms]) => ms === 750)).toHaveLength(2)
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
  expect(fresh).toEqual(known)
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

test('S3: logging in does as much work for nobody as for a wrong password', async () => {
  const { email } = await buildParent(app)
  const workOf = async (address: string): Promise<number> => {
    const before = process.cpuUsage()
    const body = { email: address, password: 'wrong one' }
    const response = await clientOf(app, '').call('POST', '/api/auth/sign-in/email', body, newNetwork())
    expect(response.status).toBe(401)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const medians = []
  for (const address of [email, `not-${email}`]) {
    const times = []
    for (let n = 0; n < 7; n++) times.push(await workOf(address))
    medians.push(times.sort((a, b) => a - b)[3] ?? 0)
  }
  const [wrong = 0, unknown = 0] = medians
  // The password's hash is most of it. `npm run bench:login` measures the time that somebody outside sees.
  expect(Math.max(wrong, unknown) / Math.min(wrong, unknown)).toBeLessThan(2)
})
