import type { NextChoices } from '../../guidance/guide/next-choices.ts'
import type { Basis, CoachRequest } from '../coach.ts'
import type { AnswerSource } from '../contract.ts'
import { talkOf } from '../talk-of.ts'
import type { Marks } from './marks.ts'
import { nextName } from './now.ts'

/** What an answer rests on by its own marks: only what it was given counts, whatever else they name. */
export const basisOf = (
  { used, next, remember }: Pick<Marks, 'used' | 'next' | 'remember'>,
  asked: CoachRequest,
  nextChoices: NextChoices,
): Pick<Basis, 'sources' | 'note' | 'choices' | 'remember'> => {
  const { cards = [], followUps = [] } = asked
  const rested = used.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const [first] = rested
  const suggested = followUps.filter((_, at) => next.includes(nextName(at))).map(({ choice }) => choice)
  return {
    sources: rested
      .flatMap((card) => card.sources)
      .filter(({ url }, n, all) => all.findIndex((other) => other.url === url) === n)
      .map(({ publisher, title, url }): AnswerSource => ({ publisher, title, url })),
    remember,
    note: first ? { cardId: first.id } : null,
    choices: first ? nextChoices(talkOf(asked), first.id, suggested) : [],
  }
}
