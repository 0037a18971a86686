import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import {
  buildChild,
  buildParent,
  clientOf,
  cookieOf,
  eventsOf,
  openTalk,
} from '../../tests/people/factories.ts'
import type { Countries, CountryLines, MonthCount } from './contract.ts'
import { addToCount } from './queries.ts'
import { safetyCount } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ coach: null })
})
afterAll(() => app.stop())

const read = async <Answer>(
  path: string,
  headers: Record<string, string> = {},
  cookie = '',
): Promise<Answer> => {
  const response = await clientOf(app, cookie).call('GET', `/api/safety${path}`, undefined, headers)
  expect(response.status).toBe(200)
  return response.json()
}
const choose = (country: unknown) => clientOf(app, '').call('PUT', '/api/safety/country', { country })

describe('anybody can read the lines', () => {
  test('of a country, by what they are for, with where and when they were read', async () => {
    const { country, name, groups } = await read<CountryLines>('/lines?country=GB')
    expect([country, name, groups[0]?.category]).toEqual(['GB', 'United Kingdom', 'emergency'])
    const all = groups.flatMap(({ lines }) => lines)
    expect(all.map(({ href }) => href)).toContain('tel:116123')
    expect(all.every(({ source, seenOn }) => source !== '' && seenOn !== '')).toBe(true)
    expect(JSON.stringify(all)).not.toContain('"note"')
  })
  test('where we have none, those that work most widely', async () => {
    const { country, groups } = await read<CountryLines>('/lines?country=XX')
    expect(country).toBeNull()
    expect(groups.flatMap(({ lines }) => lines).map(({ href }) => href)).toContain('tel:112')
  })
  test('without a country, of the one guessed from the language', async () => {
    expect(await read('/lines', { 'accept-language': 'de-AT' })).toMatchObject({ country: 'AT' })
  })
  test.each([
    '/lines?country=gb',
    "/lines?country=1'",
    '/card-lines?country=GB',
    '/card-lines?country=GB&level=none&concern=suicide',
  ])('%s is refused', async (path) =>
    expect((await clientOf(app, '').call('GET', `/api/safety${path}`)).status).toBe(400),
  )
  test('of a card, as they are in another country', async () => {
    const { lines } = await read<{ lines: { href: string }[] }>(
      '/card-lines?country=US&level=crisis&concern=suicide',
    )
    expect(lines[0]?.href).toBe('tel:988')
    const young = await read<{ lines: { href: string }[] }>(
      '/card-lines?country=GB&level=crisis&concern=abuse&voice=child',
    )
    expect(young.lines[0]?.href).toBe('tel:08001111')
  })
})

describe('the country', () => {
  test('all that have lines are listed, with how many lines were rung', async () => {
    const { countries, chosen, guessed, totals } = await read<Countries>('/countries', {
      'accept-language': 'fr-FR',
    })
    expect(countries.length).toBeGreaterThan(45)
    expect(countries).toContainEqual({ code: 'US', name: 'United States' })
    expect([chosen, guessed]).toEqual([null, 'FR'])
    expect(totals.lines).toBeGreaterThan(150)
  })
  test('is kept in a cookie that no script reads, and wins over a guess', async () => {
    const response = await choose('JP')
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(/^country=JP;.*Max-Age=\d+.*HttpOnly.*SameSite=Lax/)
    const cookie = cookieOf(response)
    expect(await read('/countries', { 'accept-language': 'fr-FR' }, cookie)).toMatchObject({
      chosen: 'JP',
      guessed: null,
    })
  })
  test.each([
    ['XX', 404],
    ['gb', 400],
    ['', 400],
    [null, 400],
    ['GB; Path=/', 400],
  ])('%s is refused', async (country, status) => expect((await choose(country)).status).toBe(status))
  test('a cookie that names no country is no choice', async () => {
    expect(await read('/countries', {}, 'country=<script>')).toMatchObject({ chosen: null })
  })
})

describe('a card', () => {
  const say = async (cookie: string, text = 'I want to die') => {
    const parent = await buildParent(app)
    const { id } = await buildChild(parent)
    const { conversation } = await openTalk(parent, id)
    const headers = { 'accept-language': 'en-US', cookie: `${parent.cookie}; ${cookie}` }
    const clientId = crypto.randomUUID()
    const path = `/api/conversations/${conversation.id}/messages`
    const again = () => parent.call('POST', path, { clientId, text }, headers)
    const [accepted] = await eventsOf(await again())
    return { card: accepted?.type === 'accepted' ? accepted.message.card : null, again }
  }

  test('has the lines of the chosen country, and no guess', async () => {
    const { card } = await say('country=DE')
    expect(card).toMatchObject({ country: 'DE', countryIsGuess: false, voice: 'adult' })
    expect((await say('country=XX')).card).toMatchObject({ country: 'US', countryIsGuess: true })
    expect((await say('country=ZZ')).card).toMatchObject({ country: null, countryIsGuess: false })
  })

  test('is counted by month, level, concern and country, a resend only once', async () => {
    const { again } = await say('country=NZ')
    await again()
    const rows = () => app.database.db.select().from(safetyCount)
    const ours = async () => (await rows()).filter(({ country }) => country === 'NZ')
    await vi.waitUntil(async () => (await ours()).length > 0)
    expect(await ours()).toEqual([
      {
        month: new Date().toISOString().slice(0, 7),
        level: 'crisis',
        concern: 'suicide',
        country: 'NZ',
        count: 1,
      },
    ])
  })

  test('an ordinary worry counts nothing', async () => {
    await say('country=IS', 'She screams at bedtime')
    expect((await app.database.db.select().from(safetyCount)).some(({ country }) => country === 'IS')).toBe(
      false,
    )
  })
})

test('counting is atomic, and few are not told', async () => {
  const { db } = app.database
  const key = { month: '2020-01', level: 'crisis', concern: 'abuse', country: 'GB' } as const
  await Promise.all(Array.from({ length: 20 }, () => addToCount(db, key)))
  await addToCount(db, { ...key, country: 'FR' })
  for (const _ of [1, 2, 3, 4]) await addToCount(db, { ...key, month: '2020-02' })
  const { months } = await read<{ months: MonthCount[] }>('/counts')
  expect(months).toContainEqual({ month: '2020-01', cards: 21 })
  expect(months).toContainEqual({ month: '2020-02', cards: null })
  expect(months.map(({ month }) => month)).toEqual(
    months
      .map(({ month }) => month)
      .toSorted()
      .toReversed(),
  )
})
