import type { Db } from '../../platform/db/db.ts'
import { takeTurn } from '../../platform/take-turns.ts'
import { handlingOf, type Looking } from '../coaching/look-at-message.ts'
import type { Handling } from '../coaching/send-message.ts'
import { assessByMeaning } from '../safety/assess.ts'
import type { Whereabouts } from '../safety/country-of.ts'
import { listTurns } from './queries.ts'

/** Looks at a message before anything else does, with what the same visitor wrote before it. */
export const lookAtWords = async (
  text: string,
  earlier: string[],
  whereabouts: Whereabouts,
  { lines, readSentences }: Looking,
): Promise<Handling> => {
  await takeTurn('first')
  return handlingOf(await assessByMeaning(text, { earlier }, readSentences), whereabouts, lines)
}

/** The visitor's own last words, oldest first; none while the database is away, since a card must not wait for it. */
export const readEarlier = async (db: Db, visitorId: string | null): Promise<string[]> => {
  if (!visitorId) return []
  try {
    const turns = await listTurns(db, visitorId)
    return turns.filter(({ author }) => author === 'user').map(({ content }) => content)
  } catch {
    return []
  }
}
