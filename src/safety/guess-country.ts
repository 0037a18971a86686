import { join } from 'node:path'
import * as z from 'zod'
import { readYaml } from '../platform/content/read-yaml.ts'
import { CONTENT } from '../platform/root.ts'

const FILE = join(CONTENT, 'safety/time-zones.yaml')
const zones = readYaml(FILE, z.record(z.string(), z.string()))
const COUNTRY_OF_TIME_ZONE = new Map(
  Object.entries(zones).flatMap(([country, names]) =>
    names.split(' ').map((zone) => [zone, country] as const),
  ),
)

/** ISO 3166 alpha-2 from the browser's language and time zone, or null. A guess: label it as one. */
export const guessCountry = (acceptLanguage: string | undefined, timeZone?: string): string | null => {
  const region = acceptLanguage?.match(/\b[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/)?.[1]
  const zoned = timeZone === undefined ? undefined : COUNTRY_OF_TIME_ZONE.get(timeZone)
  // A language says where a browser was set up, a time zone where its clock is.
  return zoned ?? region?.toUpperCase() ?? null
}
