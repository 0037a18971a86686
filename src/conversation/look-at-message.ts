import type { Database } from '../platform/db/db.ts'
import type { ReadSentences } from '../platform/sentence-vectors.ts'
import { takeTurn } from '../platform/take-turns.ts'
import { type Assessment, assessByMeaning } from '../safety/assess.ts'
import { buildCard } from '../safety/build-card.ts'
import type { Whereabouts } from '../safety/country-of.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { isFree } from '../safety/rules.ts'
import { CONTEXT } from './data/statements.ts'
import type { Handling } from './send-message.ts'

type ContextRow = { age: string | null; earlier: string[] }

/** What looking at a message needs: the lines of all countries, and what reads meanings where the guide answers. */
export type Looking = { lines: CrisisLines; readSentences: ReadSentences | null }

/**
 * Looks at a message before anything else does: local and deterministic, with the child's age and what the parent said just before.
 * Says what card it needs, and whether it costs a credit. The coach answers it whatever it says.
 */
export const lookAtMessage = async (
  database: Pick<Database, 'run'>,
  { lines, readSentences }: Looking,
  { familyId, conversationId, text }: { familyId: string; conversationId: string; text: string },
  whereabouts: Whereabouts,
): Promise<Handling> => {
  const [row] = await database.run<ContextRow>(CONTEXT, [familyId, conversationId])
  await takeTurn('first')
  const childAge = row?.age == null ? undefined : Number(row.age)
  const assessed = await assessByMeaning(text, { childAge, earlier: row?.earlier }, readSentences)
  return handlingOf(assessed, whereabouts, lines)
}

/** What is done about an assessment. */
export const handlingOf = (
  assessed: Assessment,
  { country, isGuess }: Whereabouts,
  lines: CrisisLines,
): Handling => ({
  card: assessed.level === 'none' ? null : buildCard(assessed, country, isGuess, lines),
  care: assessed,
  charged: !isFree(assessed),
})
