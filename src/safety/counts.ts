/** ISO 3166 keeps this code free: the parent chose to be in none of the countries we have lines for, or the country is not known. */
export const UNKNOWN_COUNTRY = 'ZZ'

/** A month with fewer cards than this is not told exactly, so that no family can find itself in it. */
const TOLD_FROM = 5

/** Null where it is fewer than five. */
export const toldCount = (cards: number): number | null => (cards < TOLD_FROM ? null : cards)
