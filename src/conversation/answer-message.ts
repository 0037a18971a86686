import type { Member } from '../accounts/member.ts'
import type { CoachRequest } from '../coach/coach.ts'
import type { Clock } from '../platform/clock.ts'
import { countCard } from '../safety/count-card.ts'
import type { Whereabouts } from '../safety/country-of.ts'
import { isLoud } from '../safety/rules.ts'
import type { SafetyParts } from './assess-message.ts'
import type { ReplyEvent } from './contract.ts'
import { type MergeModelCare, mergeModelCare } from './merge-model-care.ts'
import type { Sent } from './send-message.ts'
import { type ReplyParts, writeReply } from './write-reply.ts'

export type WritingParts = ReplyParts & Pick<SafetyParts, 'lines'> & { clock: Clock }
/** Who asks. */
export type Asker = Pick<CoachRequest, 'parent'> & { member: Member }
type Begun = Pick<Extract<Sent, { kind: 'begun' }>, 'replyId' | 'conversationId' | 'talk' | 'request'>

/** Writes the answer to a message that was just kept, whichever door it came by. Never throws. */
export const answerMessage = async (
  parts: WritingParts,
  { member, parent }: Asker,
  { replyId, conversationId, talk: kind, request }: Begun,
  whereabouts: Whereabouts,
  emit: (event: ReplyEvent) => void,
): Promise<void> => {
  const merge = mergeModelCare(request.care, whereabouts, parts.lines)
  const hear: MergeModelCare = (level) => {
    const heard = merge(level)
    if (isLoud(heard?.card) && !isLoud(request.card))
      void countCard({ db: parts.database.db, log: parts.log }, heard.card, parts.clock())
    return heard
  }
  const asked = parent ? { ...request, parent } : request
  await writeReply(parts, { ...member, replyId, conversationId, kind }, asked, emit, hear)
}
