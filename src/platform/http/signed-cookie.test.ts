import { type Context, Hono } from 'hono'
import { generateSignedCookie } from 'hono/cookie'
import { expect, test } from 'vitest'
import { readSignedCookie } from './signed-cookie.ts'

const SECRET = 'a secret of this test'

const read = async (cookie: string, secret = SECRET) => {
  const app = new Hono().get('/', (c: Context) => c.json(readSignedCookie(c, secret, 'seat')))
  return (await app.request('/', { headers: { cookie } })).json()
}

const written = async (value: string, secret = SECRET) =>
  (await generateSignedCookie('seat', value, secret)).split(';')[0] ?? ''

test.each(['token', 'a.b.c', 'naïve ü=;,"%', '.', 'x'.repeat(2000)])(
  'what was signed is read: %.20s',
  async (value) => {
    expect(await read(await written(value))).toBe(value)
    expect(await read(`other=1; ${await written(value)}; more=2`)).toBe(value)
  },
)

test('nothing else is', async () => {
  const good = await written('token')
  const [, signature = ''] = /\.([^.]*)$/.exec(good) ?? []
  for (const cookie of [
    '',
    'seat=',
    'seat=.',
    'seat=token',
    'seat=token.',
    `seat=.${signature}`,
    `seat=token2.${signature}`,
    `seat=token.${signature.slice(4)}`,
    `seat=token.${signature}${signature}`,
    good.replace('seat=', 'seats='),
    await written('token', 'another secret'),
  ])
    expect(await read(cookie), cookie).toBeNull()
  expect(await read(good, 'another secret')).toBeNull()
})
