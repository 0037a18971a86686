import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildChildInput } from '../people/factories.ts'
import { newVisitor } from './browser.ts'
import { signInAsFamily } from './family.ts'
import { ask, openChat, PASSWORD } from './parent.ts'
import { useModelledSite } from './site.ts'

const CHILD = 'Zyxomma'
const SAID = 'quandarious'
const EMAIL = 'nothing-leaks@example.org'

const { upstream, server } = useModelledSite({ LOG_LEVEL: 'debug' })

test('S23, S27: no log, no address, no title and no referrer tells of a child, of words, or opens the account', async () => {
  const visitor = await newVisitor()
  const { page } = visitor
  const told: string[] = []
  page.on('request', (request) => told.push(request.url(), request.headers().referer ?? ''))
  page.on('framenavigated', async (frame) => void told.push(frame.url(), await frame.title().catch(() => '')))

  await signInAsFamily(visitor, server, EMAIL, [{ name: CHILD, interests: [SAID] }])
  await page.goto(`${server.url}/my-children`)
  await page.getByRole('heading', { name: CHILD }).waitFor()
  await openChat(page)
  await ask(page, `${CHILD} has a ${SAID} every night`)
  told.push(await page.title())
  upstream.scenario('error-before-first-token')
  await page.getByRole('textbox').fill(`Another ${SAID}`)
  await page.keyboard.press('Enter')
  const trouble = page.getByRole('log').getByText(/having trouble connecting/)
  await expect.poll(() => trouble.count(), { timeout: 30_000 }).toBe(1)
  upstream.scenario('garbage')
  await page.getByRole('textbox').fill(`A third ${SAID}`)
  await page.keyboard.press('Enter')
  await expect.poll(() => trouble.count(), { timeout: 30_000 }).toBe(2)
  await page.goto(`${server.url}/privacy-centre`)
  await page.getByText('One child’s profile').waitFor()
  told.push(await page.title())

  const call = (method: string, path: string, data: unknown, origin = server.url) =>
    page.request.fetch(server.url + path, { method, data, headers: { origin } })
  const child = buildChildInput({ name: CHILD })
  const refused = [
    await call('POST', '/api/children', { ...child, age: -1 }),
    await call('POST', '/api/children', child),
    await call('POST', '/api/children', child, 'https://elsewhere.example'),
    await call('POST', '/api/children', `{"name": "${CHILD}"`),
    await call('POST', `/api/conversations/${randomUUID()}/messages`, { clientId: randomUUID(), text: SAID }),
    await call('POST', '/api/personality-analysis', { name: CHILD, age: 4, type: SAID }),
    await call('POST', '/api/privacy/proof', { password: `${PASSWORD} not` }),
    await call('POST', '/api/auth/sign-in/email', { email: EMAIL, password: `${PASSWORD} not` }),
    await call('POST', '/api/auth/sign-up/email', {
      email: EMAIL,
      password: PASSWORD,
      name: CHILD,
      isAdult: true,
    }),
  ]
  await call('POST', '/api/privacy/proof', { password: PASSWORD })
  expect((await call('POST', '/api/privacy/export', {})).status()).toBe(200)
  await page.request.get(`${server.url}/api/conversation-export?format=json`)
  for (const response of refused) {
    expect(response.status()).toBeGreaterThanOrEqual(400)
    told.push(await response.text())
  }

  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name.includes('session_token'))?.value ?? ''
  const secrets = [CHILD, SAID, EMAIL, PASSWORD, token, decodeURIComponent(token).split('.')[0] ?? '']
  // A line may still be on its way out of the server when its answer is here.
  await expect.poll(() => server.output.join('')).toContain('all conversations were taken along')
  const logged = server.output.join('')
  expect(secrets.every((secret) => secret.length > 5)).toBe(true)
  expect(logged).toContain('coach_')
  // Who came in, who was refused and why, and what was taken along: by ids alone.
  for (const line of [
    /"userId":"[\w-]{36}","msg":"a session began"/,
    /"door":"\/sign-in\/email","status":401/,
    /"code":"(foreign_origin|wrong_password|not_found)","path"/,
    /"userId":"[\w-]{36}","msg":"an export was taken"/,
    /"userId":"[\w-]{36}","msg":"all conversations were taken along"/,
  ]) {
    expect(logged).toMatch(line)
  }
  for (const secret of secrets) {
    expect(logged.includes(secret), `the log holds ${secret}`).toBe(false)
    expect(told.filter((line) => line.includes(secret))).toEqual([])
  }
})
