/** Null for what is no country's code: a card must stand whatever it was given. */
export function countryName(code: string | null) {
  if (!code) return null
  try {
    return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) ?? null
  } catch {
    return null
  }
}
