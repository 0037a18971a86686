import { QUESTION_IDS, type Responses } from '../../rules.ts'

/** The key of a child that isn't added yet. */
export const NEW_CHILD = 'new'
const PREFIX = 'kinwise.evaluation.'

/** Ratings that wait in this browser for the rest of the 24: numbers, and whose child they are of by its id alone. Null where none do. */
export const readRatings = (key: string): Responses | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isRatings(kept) ? kept : null
  } catch {
    return null
  }
}

// Storage may be refused or full; the ratings then last as long as the page.
export const keepRatings = (key: string, responses: Responses): void => {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(responses))
  } catch {}
}

export const forgetRatings = (key: string): void => {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {}
}

/** For the next person at this screen. */
export const forgetAllRatings = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {}
}

const isRatings = (kept: unknown): kept is Responses =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(kept).every(([id, rating]) => QUESTION_IDS.includes(id) && [1, 2, 3, 4, 5].includes(rating))
