import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod'
import { UNKNOWN_COUNTRY } from './counts.ts'
import { guessCountry } from './guess-country.ts'
import type { CrisisLines } from './load-lines.ts'

const COOKIE = 'country'
const YEAR_SECONDS = 365 * 24 * 60 * 60

export type Whereabouts = {
  /** ISO 3166 alpha-2, or null where it is unknown or none of ours. */
  country: string | null
  /** False where the parent chose it. */
  isGuess: boolean
}

/** Where the reader's clock is, for a read that has no place for it but the address. */
export const placeQuery = z.object({ zone: z.string().optional() })

/** Where a reader is: what they chose, or else a guess from the browser's language and time zone. */
export const countryOf = (c: Context, lines: CrisisLines): Whereabouts => {
  const chosen = getCookie(c, COOKIE)
  if (chosen === UNKNOWN_COUNTRY) return { country: null, isGuess: false }
  if (chosen !== undefined && lines.byCountry.has(chosen)) return { country: chosen, isGuess: false }
  return {
    country: guessCountry(
      c.req.header('accept-language'),
      c.req.header('x-time-zone') ?? c.req.query('zone'),
    ),
    isGuess: true,
  }
}

/** Kept by the server, since some browsers forget within a week what a script keeps. Necessary for what the parent asked for, so no consent. */
export const keepCountry = (c: Context, country: string, secure: boolean): void =>
  setCookie(c, COOKIE, country, {
    path: '/',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  })
