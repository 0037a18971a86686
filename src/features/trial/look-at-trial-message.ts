import type { Db } from '../../platform/db/db.ts'
import { takeTurn } from '../../platform/take-turns.ts'
import { handling } from '../coaching/rules.ts'
import type { Handling } from '../coaching/send-message.ts'
import { buildCard } from '../safety/build-card.ts'
import type { Whereabouts } from '../safety/country-of.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { assess } from '../safety/rules.ts'
import { listTurns } from './queries.ts'

/** Looks at a message before anything else does, with what the same visitor wrote before it. */
export const lookAtWords = async (
  text: string,
  earlier: string[],
  { country, isGuess }: Whereabouts,
  lines: CrisisLines,
): Promise<Handling> => {
  await takeTurn('first')
  const assessed = assess(text, { earlier })
  const { showsCard, coachAnswers, charged } = handling(assessed)
  return { card: showsCard ? buildCard(assessed, country, isGuess, lines) : null, coachAnswers, charged }
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
