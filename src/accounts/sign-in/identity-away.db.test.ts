import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../tests/app/test-app.ts'
import { buildParent, clientOf } from '../../../tests/people/factories.ts'
import { newNetwork } from '../../../tests/people/networks.ts'
import { freePort } from '../../../tests/setup/free-port.ts'
import { failureOf } from '../../ui/server/request.ts'
import type { Auth } from '../auth.ts'
import { problemOf } from '../screens/sign-in/auth-words.ts'
import { identityDoor } from './identity-door.ts'

const AWAY =
  "This way to sign in isn't available right now. Please try again later, or use your email and password."
const providerAt = (port: number) => ({
  oidc: {
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'kinwise',
    clientSecret: 'secret',
    name: 'Elsewhere',
  },
})

/** Takes every connection and says nothing. */
let silent: Server
let silentPort: number
beforeAll(async () => {
  silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  silentPort = (silent.address() as { port: number }).port
})
afterAll(() => void silent.close())

test('S36: a provider that is away hinders neither the start nor a password, and its button says so', async () => {
  const app = await startTestApp(providerAt(await freePort()))
  const config = await (await clientOf(app, '').call('GET', '/api/config')).json()
  expect(config.identityProviders).toEqual([{ id: 'oidc', name: 'Elsewhere' }])
  await buildParent(app)
  const body = { provider: 'oidc', callbackURL: '/identity', disableRedirect: true }
  // Asked again it tries again, and says the same.
  for (let n = 0; n < 2; n++) {
    const refused = await clientOf(app, '').call('POST', '/api/auth/sign-in/social', body, newNetwork())
    expect(refused.status).toBe(503)
    expect(problemOf(failureOf(503, await refused.json()), 'login').words).toBe(AWAY)
  }
  const back = await clientOf(app, '').call('GET', '/api/auth/callback/oidc?code=a&state=b')
  expect(back.headers.get('location')).toBe('/identity?error=identity_away')
  await app.stop()
})

test('one that never answers hinders nothing either', async () => {
  const asked = vi.fn()
  silent.on('connection', asked)
  const app = await startTestApp(providerAt(silentPort))
  await buildParent(app)
  expect(asked).not.toHaveBeenCalled()
  await app.stop()
})

test('who goes to one that never answers waits for a while, not for ever; the next one is served once it does', async () => {
  const never = { $context: new Promise(() => {}) } as unknown as Auth
  const there = { $context: Promise.resolve({ socialProviders: [{ id: 'oidc' }] }) } as unknown as Auth
  const make = vi.fn().mockReturnValueOnce(never).mockReturnValue(there)
  const door = identityDoor(make, 1)
  await Promise.all([1, 2].map(() => expect(door()).rejects.toMatchObject({ code: 'identity_away' })))
  expect(await door()).toBe(there)
  expect(await door()).toBe(there)
  expect(make).toHaveBeenCalledTimes(2)
})
