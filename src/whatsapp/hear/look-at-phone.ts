import { assessMessage, readKnown } from '../../conversation/assess-message.ts'
import { findConversationOf } from '../../conversation/data/queries.ts'
import type { SafetyDecision } from '../../conversation/send-message.ts'
import type { Whereabouts } from '../../safety/country-of.ts'
import type { Channel } from '../channel-parts.ts'
import { kindFor } from './ask-coach.ts'
import type { Home } from './who-writes.ts'

/** The same look as on the web: with the child's age and what was said before, where a talk with this person is known. */
export const lookAtPhone = async (
  channel: Channel,
  home: Home | null,
  text: string,
  here: Whereabouts,
): Promise<SafetyDecision> => {
  const { database } = channel
  const { member = null, child = null } = home ?? {}
  const talk = member && child && (await findConversationOf(database.db, member, child.id, kindFor(child)))
  const known = talk ? await readKnown(database, member, talk.id) : { earlier: [], childAge: child?.age }
  return assessMessage(text, known, channel, here)
}
