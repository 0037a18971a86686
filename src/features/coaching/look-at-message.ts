import type { Database } from '../../platform/db/db.ts'
import { takeTurn } from '../../platform/take-turns.ts'
import { buildCard } from '../safety/build-card.ts'
import type { Whereabouts } from '../safety/country-of.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { assess } from '../safety/rules.ts'
import { handling } from './rules.ts'
import type { Handling } from './send-message.ts'
import { CONTEXT } from './statements.ts'

type ContextRow = { age: string | null; earlier: string[] }

/**
 * Looks at a message before anything else does: local and deterministic, with the child's age and what the parent said just before. Says
 * what card it needs, whether the coach answers too, and whether it costs a credit.
 */
export const lookAtMessage = async (
  database: Pick<Database, 'run'>,
  lines: CrisisLines,
  { familyId, conversationId, text }: { familyId: string; conversationId: string; text: string },
  { country, isGuess }: Whereabouts,
): Promise<Handling> => {
  const [row] = await database.run<ContextRow>(CONTEXT, [familyId, conversationId])
  await takeTurn('first')
  const childAge = row?.age == null ? undefined : Number(row.age)
  const assessed = assess(text, { childAge, earlier: row?.earlier })
  const { showsCard, coachAnswers, charged } = handling(assessed)
  return { card: showsCard ? buildCard(assessed, country, isGuess, lines) : null, coachAnswers, charged }
}
