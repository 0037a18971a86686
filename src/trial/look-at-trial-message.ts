import { handlingOf, type Looking } from '../conversation/look-at-message.ts'
import type { Handling } from '../conversation/send-message.ts'
import type { Db } from '../platform/db/db.ts'
import { takeTurn } from '../platform/take-turns.ts'
import { assessByMeaning } from '../safety/assess.ts'
import type { Whereabouts } from '../safety/country-of.ts'
import { findAge, listTurns } from './queries.ts'

/** Looks at a message before anything else does, with what the same visitor wrote before it. */
export const lookAtWords = async (
  text: string,
  { earlier, childAge }: Known,
  whereabouts: Whereabouts,
  { lines, readSentences }: Looking,
): Promise<Handling> => {
  await takeTurn('first')
  return handlingOf(await assessByMeaning(text, { earlier, childAge }, readSentences), whereabouts, lines)
}

/** The visitor's own last words, oldest first, and the age they tapped; nothing while the database is away, since a card must not wait for it. */
export const readKnown = async (
  db: Db,
  visitorId: string | null,
  ageMonths: number | undefined,
): Promise<Known> => {
  const given = ageMonths ? { childAge: ageMonths / 12 } : {}
  if (!visitorId) return { earlier: [], ...given }
  try {
    const [turns, before] = await Promise.all([listTurns(db, visitorId), findAge(db, { visitorId })])
    return {
      earlier: turns.filter(({ author }) => author === 'user').map(({ content }) => content),
      ...(before ? { childAge: before / 12 } : {}),
      ...given,
    }
  } catch {
    return { earlier: [], ...given }
  }
}

/** What a message is read with; the age is in years. */
type Known = { earlier: string[]; childAge?: number }
