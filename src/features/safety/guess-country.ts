import { COUNTRY_OF_TIME_ZONE } from './time-zones.ts'

/** ISO 3166 alpha-2 from the browser's language and time zone, or null. A guess: label it as one. */
export const guessCountry = (acceptLanguage: string | undefined, timeZone?: string): string | null => {
  const region = acceptLanguage?.match(/\b[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/)?.[1]
  const zoned = timeZone === undefined ? undefined : COUNTRY_OF_TIME_ZONE.get(timeZone)
  // A language says where a browser was set up, a time zone where its clock is.
  return zoned ?? region?.toUpperCase() ?? null
}
