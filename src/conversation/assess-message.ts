import type { Beside } from '../accounts/guard.ts'
import type { Member } from '../accounts/member.ts'
import type { Database } from '../platform/db/db.ts'
import type { ReadSentences } from '../platform/sentence-vectors.ts'
import { waitForSlot } from '../platform/wait-for-slot.ts'
import { type Assessment, assessByMeaning } from '../safety/assess.ts'
import { buildCard } from '../safety/build-card.ts'
import type { Whereabouts } from '../safety/country-of.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { isFree } from '../safety/rules.ts'
import { contextOf } from './data/context-of.ts'
import { CONTEXT } from './data/statements.ts'
import type { SafetyDecision } from './send-message.ts'

type Context = { age: number | null; earlier: string[] } | null | undefined

const MESSAGES = /^\/api\/conversations\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/messages$/i

/** A message's conversation is read with the session that sends it. */
export const contextOfMessage: Beside = {
  name: 'context',
  select: contextOf('m.family_id', 'u.id'),
  keyOf: ({ req }) => (req.method === 'POST' && MESSAGES.exec(req.path)?.[1]) || null,
}

/** What a message is read with: the parent's last words, oldest first, and the child's age in years where that is known. */
export type Known = { earlier: string[]; childAge?: number | undefined }

/** What looking at a message needs: the lines of all countries, and what reads meanings where the guide answers. */
export type SafetyParts = { lines: CrisisLines; readSentences: ReadSentences | null }

/** What was said before in a conversation, and about whom. A visitor's child is 0 years old until they say otherwise. */
export const readKnown = async (
  database: Pick<Database, 'run'>,
  { familyId, userId }: Member,
  conversationId: string,
): Promise<Known> => {
  const [row] = await database.run<{ context: Context }>(CONTEXT, [familyId, conversationId, userId])
  return knownIn(row?.context)
}

/** The same of what was read with the session. */
export const knownIn = (context: Context): Known => ({
  earlier: context?.earlier ?? [],
  childAge: Number(context?.age) || undefined,
})

/**
 * Looks at a message before anything else does: local and deterministic, with the child's age and what the parent said just before.
 * Says what card it needs, and whether it costs a credit. The coach answers it whatever it says.
 */
export const assessMessage = async (
  text: string,
  known: Known,
  { lines, readSentences }: SafetyParts,
  whereabouts: Whereabouts,
): Promise<SafetyDecision> => {
  await waitForSlot('first')
  return decisionOf(await assessByMeaning(text, known, readSentences), whereabouts, lines)
}

/** What is done about an assessment. */
export const decisionOf = (
  assessed: Assessment,
  { country, isGuess }: Whereabouts,
  lines: CrisisLines,
): SafetyDecision => ({
  card: assessed.level === 'none' ? null : buildCard(assessed, country, isGuess, lines),
  care: assessed,
  charged: !isFree(assessed),
})
