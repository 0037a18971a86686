import { analysisOf } from '../family/rules.ts'
import type { GuideRequest } from '../guidance/talk.ts'
import type { CoachRequest } from './coach.ts'
import { newestWithin } from './rules.ts'

/** Of what was said before a message, so much is read to answer it. */
const READ_MOST_CHARS = 12_000

/** A request as the library knows one. */
export const talkOf = ({
  kind,
  child,
  turns,
  text,
  choice,
  care,
  instead,
  tried,
  personalityProfile,
}: CoachRequest): GuideRequest => ({
  // The Parenting Chat differs by what is known of the child, not by how it's answered.
  kind: kind === 'general' ? 'child' : kind,
  child: { ...child, analysis: analysisOf(personalityProfile) },
  turns: newestWithin(turns, READ_MOST_CHARS),
  text,
  choice: choice ?? null,
  care: care ?? null,
  instead: instead?.note?.cardId ?? null,
  tried: tried ?? [],
})
