import { expect, test } from 'vitest'
import { guessCountry } from './guess-country.ts'

test.each<[string | undefined, string | undefined, string | null]>([
  ['en-GB,en;q=0.9', 'America/New_York', 'US'],
  ['en-GB,en;q=0.9', undefined, 'GB'],
  ['en,de-AT;q=0.8', undefined, 'AT'],
  ['zh-Hant-TW', undefined, 'TW'],
  ['en', 'Europe/Berlin', 'DE'],
  ['en', 'Mars/Olympus', null],
  [undefined, undefined, null],
  ['*', undefined, null],
  ['en', 'constructor', null],
])('%s, %s: %s', (language, zone, country) => expect(guessCountry(language, zone)).toBe(country))
