import { isFree } from '../safety/rules.ts'
import { type Coach, CoachFailure, type CoachRequest } from './coach.ts'
import type { SentMessage } from './contract.ts'

/**
 * A coach in whose place the library answers where its answer was withdrawn: with the card that fits best, or below a card of a crisis with
 * the calm words for it. Throws what the coach threw where nothing is written.
 */
export const withFallbackCard = (coach: Coach, library: Coach): Coach => ({
  name: coach.name,
  answer: async function* (request, signal) {
    let sent: SentMessage[] | undefined
    try {
      for await (const part of coach.answer(request, signal)) {
        if (part.type === 'basis') sent = part.sent
        yield part
      }
    } catch (error) {
      const asked = askedOf(request)
      if (!(error instanceof CoachFailure) || error.code !== 'coach_withdrawn' || !asked) throw error
      let text = ''
      for await (const part of library.answer(asked, signal)) {
        if (part.type === 'text') text += part.delta
        if (part.type === 'basis') yield sent ? { ...part, sent } : part
      }
      yield { type: 'instead', text, because: error }
    }
  },
})

/** What the library is asked then: as if the best card had been tapped, or in danger the message itself. */
const askedOf = (request: CoachRequest): CoachRequest | null => {
  if (request.care && isFree(request.care)) return request
  const [card] = request.cards ?? []
  return card ? { ...request, choice: `card:${card.id}` } : null
}
