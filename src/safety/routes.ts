import { Hono } from 'hono'
import * as z from 'zod'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { jsonBody, queryOf } from '../platform/http/validate.ts'
import { buildCard } from './build-card.ts'
import { type Countries, type CountryLines, concerns, levels, type MonthCount } from './contract.ts'
import { countryOf, keepCountry, placeQuery } from './country-of.ts'
import { toldCount, UNKNOWN_COUNTRY } from './counts.ts'
import { lineTotals, listLines } from './list-lines.ts'
import type { CrisisLines } from './load-lines.ts'
import { listMonths } from './queries.ts'

const MONTHS = 12
const country = z.string().regex(/^[A-Z]{2}$/)

type Parts = { db: Db; lines: CrisisLines; secureCookies: boolean }

export type SafetyApi = ReturnType<typeof safetyRoutes>

/** Open to everybody: who looks for help may have no account, no credits and no time. */
export const safetyRoutes = ({ db, lines, secureCookies }: Parts) => {
  const { names } = lines
  const countries = [...names]
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name))
  const totals = lineTotals(lines)

  return new Hono()
    .get('/countries', queryOf(placeQuery), (c) => {
      const here = countryOf(c, lines)
      const guessed = here.isGuess && here.country !== null && names.has(here.country) ? here.country : null
      const chosen = here.isGuess ? null : (here.country ?? UNKNOWN_COUNTRY)
      return c.json({ countries, chosen, guessed, totals } satisfies Countries)
    })
    .put('/country', jsonBody(z.strictObject({ country })), (c) => {
      const { country: code } = c.req.valid('json')
      if (code !== UNKNOWN_COUNTRY && !names.has(code)) throw new AppError('not_found')
      keepCountry(c, code, secureCookies)
      return c.body(null, 204)
    })
    .get('/lines', queryOf(z.object({ country: country.optional() })), (c) => {
      const code = c.req.valid('query').country ?? countryOf(c, lines).country
      const name = (code && names.get(code)) || null
      return c.json({ country: name && code, name, groups: listLines(lines, code) } satisfies CountryLines)
    })
    .get('/card-lines', queryOf(cardQuery), (c) => {
      const { country: code, level, concern, voice } = c.req.valid('query')
      const card = buildCard(
        { level, concern, loud: true, ...(voice === 'child' ? { who: 'young writer' as const } : {}) },
        code,
        false,
        lines,
      )
      return c.json({ country: card.country, lines: card.lines })
    })
    .get('/counts', async (c) => {
      const months = await listMonths(db, MONTHS)
      const told: MonthCount[] = months.map(({ month, cards }) => ({ month, cards: toldCount(cards) }))
      return c.json({ months: told })
    })
}

/** What a card has, so that its lines can be those of another country. */
const cardQuery = z.object({
  country,
  level: z.enum(levels),
  concern: z.enum(concerns),
  voice: z.enum(['adult', 'child']).optional(),
})
