import { type Hazard, hazardsIn } from '../../safety/triage/hazards.ts'
import type { GuideAnswer } from '../talk.ts'
import { cardChoice } from './choices.ts'
import { type GuideContext, isForTalk, isUnsaid, say } from './context.ts'
import { letterOf } from './parts.ts'

/** An answer that first says what endangers the child, where the message told of that and it wasn't said in this talk. */
export const warned = (
  context: GuideContext,
  hazards: Hazard[],
  text: string,
  answer: GuideAnswer,
): GuideAnswer => {
  const { library, phrases, months } = context
  const hazard = hazardsIn(hazards, text, months).find((one) => isUnsaid(context, one.say))
  if (!hazard) return answer
  const warning = say(context, hazard.say)
  const parts = answer.parts && {
    ...answer.parts,
    opening: [warning, answer.parts.opening].filter(Boolean).join('\n\n'),
  }
  const card = hazard.card === null ? null : library.card(hazard.card)
  const sources = [...(card?.sources ?? hazard.sources), ...answer.sources]
  return {
    ...answer,
    parts,
    text: parts ? letterOf(parts, phrases) : `${warning}\n\n${answer.text}`,
    choices:
      card && isForTalk(context)(card) && answer.note.cardId !== card.id
        ? withFirst(cardChoice(context, card, parts ? 'next' : 'offered'), answer.choices)
        : answer.choices,
    sources: sources.filter(({ url }, at) => sources.findIndex((one) => one.url === url) === at),
  }
}

const withFirst = <C extends { id: string }>(first: C, others: C[]): C[] => [
  first,
  ...others.filter(({ id }) => id !== first.id),
]
