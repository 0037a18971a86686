import { isNumeric } from './rules.ts'

/** A passkey belongs to a name, never to a number; so a server that is reached by one has them for the machine it runs on. */
export const passkeyHost = (appUrl: string): { host: string; origin: string } => {
  const url = new URL(appUrl)
  if (isNumeric(url.hostname)) url.hostname = 'localhost'
  return { host: url.hostname, origin: url.origin }
}
