import type { ConversationKind } from '../../coach/contract.ts'
import { answerMessage } from '../../conversation/answer-message.ts'
import { findOrBegin } from '../../conversation/open-conversation.ts'
import { retryMessage, type SafetyDecision, type Sent, TAPPED } from '../../conversation/send-message.ts'
import { sendWithinLimits } from '../../conversation/send-within-limits.ts'
import { AppError } from '../../platform/errors.ts'
import type { Whereabouts } from '../../safety/country-of.ts'
import { isLoud } from '../../safety/rules.ts'
import type { Channel } from '../channel-parts.ts'
import { finishInbound, type InboundRow, updateInbound } from '../data/inbound.ts'
import type { FamilyChild, Person } from '../data/people.ts'
import { findCardOf, markAsPhones } from '../data/talks.ts'
import type { Tapped } from '../rules/tappable.ts'
import { phoneWords } from '../rules/words.ts'
import { sayCard, sayText } from '../send/say.ts'
import { deliverAnswer } from './deliver-answer.ts'
import { showTyping } from './show-typing.ts'
import type { Home } from './who-writes.ts'

type Asking = {
  person: Person
  row: InboundRow
  home: Home
  child: FamilyChild
  here: Whereabouts
  look: SafetyDecision
  text: string
  tapped: Tapped | null
}

/** The talk that the web opens by itself: the child's own once there is a profile, before that the general one. */
export const kindFor = ({ hasProfile }: Pick<FamilyChild, 'hasProfile'>): ConversationKind =>
  hasProfile ? 'child' : 'general'

/** Puts a message into the one conversation that web and phone share, by the web's own use case, and has it answered. */
export const askCoach = async (channel: Channel, asking: Asking): Promise<void> => {
  const { person, row, home, here, look, tapped } = asking
  const { member } = home
  const { db } = channel.database
  if (tapped?.type === 'card') {
    const card = await findCardOf(db, member, tapped.messageId)
    if (card) await sayCard(channel, person, `${row.id}:card`, card)
    else await sayText(channel, person, row.id, phoneWords.notOffered)
    return finishInbound(db, row.id)
  }
  const sent = await keep(channel, asking).catch(async (error: unknown) => {
    const words = refusalWords(channel, asking, error)
    // Beside numbers to call nothing is said of plans.
    if (!isLoud(look.card)) await sayText(channel, person, row.id, words)
    await finishInbound(db, row.id)
    return null
  })
  if (!sent) return
  if (sent.kind === 'card') return finishInbound(db, row.id)
  await markAsPhones(db, member.familyId, sent.accepted.message.id)
  await updateInbound(db, row.id, {
    state: 'asked',
    familyId: member.familyId,
    replyId: sent.replyId,
    text: null,
  })
  const stopTyping = showTyping(channel, row)
  channel.inBackground(async () => {
    try {
      if (sent.kind === 'begun')
        await answerMessage(channel, { member, parent: home.parent }, sent, here, (event) => {
          if (event.type === 'card' && isLoud(event.card) && !isLoud(sent.request.card))
            void sayCard(channel, person, `${row.id}:heard`, event.card)
        })
      await deliverAnswer(channel, row.id)
    } finally {
      stopTyping()
    }
  })
}

/** The inbound row's own id is the writer's id: heard twice, it is the same message. */
const keep = async (
  channel: Channel,
  { row, home: { member }, child, look, text, tapped }: Asking,
): Promise<Sent> => {
  const { database, clock } = channel
  if (tapped?.type === 'again') return retryMessage(database, member, tapped.messageId)
  const clientId = row.id
  if (tapped?.type === 'choice') {
    const { conversationId, choice } = tapped
    return sendWithinLimits(database, member, conversationId, { clientId, text, choice }, TAPPED)
  }
  const conversationId = await findOrBegin({ db: database.db, clock }, member, child.id, {
    kind: kindFor(child),
  })
  return sendWithinLimits(database, member, conversationId, { clientId, text }, look)
}

/** Throws on what is no refusal: it's tried again. */
const refusalWords = ({ appUrl }: Channel, { child }: Asking, error: unknown): string => {
  if (!(error instanceof AppError)) throw error
  const where = `${appUrl}/my-children`
  switch (error.code) {
    case 'no_credits':
      return phoneWords.noCredits(child.name, where)
    case 'frozen':
      return phoneWords.frozen(child.name, where)
    case 'too_many':
      return phoneWords.tooMany
    default:
      return phoneWords.notOffered
  }
}
