import type { Choice } from '../contract.ts'
import type { Library } from '../library.ts'
import { loadPhrases } from '../phrases.ts'
import type { GuideRequest } from '../talk.ts'
import { followUpChoice, nextOf } from './choices.ts'
import { readContext } from './context.ts'

/** What can be tapped beneath an answer that rests on a card but was not the guide's. `suggested` are ids of follow-ups, put first. */
export type NextChoices = (talk: GuideRequest, cardId: string, suggested: string[]) => Choice[]

const MOST_FOLLOW_UPS = 4

export const createNextChoices = (library: Library, phrases = loadPhrases()): NextChoices => {
  return (talk, cardId, suggested) => {
    const card = library.card(cardId)
    if (!card) return []
    const context = readContext(library, phrases, talk)
    const first = suggested.flatMap((id) => {
      const [, holder = '', key = ''] = id.split(':')
      const found = library.followUp(holder, key)
      return found ? [followUpChoice(context, found.card, found.followUp, 'next')] : []
    })
    const all = [
      ...new Map([...first, ...nextOf(context, card)].map((choice) => [choice.id, choice])).values(),
    ]
    const asks = all.filter(({ id }) => id.startsWith('ask:')).slice(0, MOST_FOLLOW_UPS)
    return [...asks, ...all.filter(({ id }) => !id.startsWith('ask:'))]
  }
}
