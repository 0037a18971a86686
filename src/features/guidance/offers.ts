import type { Card } from './card.ts'
import type { Found } from './follow-ups.ts'
import type { PlanOf } from './plan.ts'
import type { GuideAnswer } from './talk.ts'
import type { Thread } from './thread.ts'
import { type Desk, isUnsaid, noteOf, pickInOrder, write } from './voice.ts'

/** A question without an answer: those near it that a card does answer, to choose from; null where nothing does, or where that was done just before. */
export const offerFor = (desk: Desk, card: Card): GuideAnswer | null => {
  const { phrases, thread, finder, plain } = desk
  if (phrases.offer.some((form) => thread.lastSpoken.includes(form))) return null
  const near = finder
    .followUpsNear([...new Set([card, ...thread.cards])], plain)
    .filter(
      (found) =>
        found.likeness >= (found.card === card ? WORTH_NAMING : ELSEWHERE) &&
        found.followUp.news === undefined &&
        isClean(found) &&
        isUnsaid(desk, found.followUp.answer),
    )
    .slice(0, MOST)
  if (near.length === 0) return null
  const asked = near.map(({ followUp }) => `"${followUp.said[0]}"`).join(' ')
  const text = write(desk, [
    [
      pickInOrder(desk, phrases.offer),
      asked,
      pickInOrder(desk, near.length > 1 ? phrases.offer_which : phrases.offer_one),
    ],
  ])
  return { text, sources: [], note: noteOf('more', card) }
}
const WORTH_NAMING = 0.15
/** The same of a card that is not in hand. */
const ELSEWHERE = 0.4
const MOST = 3
/** Written to be read by others too. */
const isClean = ({ followUp }: Pick<Found, 'followUp'>) => /^\p{Lu}.*[.?!]$/u.test(followUp.said[0] ?? '')

/** The one that the parent chooses of those that the last answer named; null where it named none, or nothing is chosen. */
export const chosenFrom = ({ cards, current, lastSpoken }: Thread, plain: string): PlanOf<'known'> | null => {
  if (!current) return null
  const named = [...lastSpoken.matchAll(/"([^"]+)"/g)].map(([, words]) => words)
  const offered = named.flatMap((words) =>
    [...new Set(cards)].flatMap((from) =>
      from.follow_ups.filter(({ said }) => said[0] === words).map((followUp) => ({ from, followUp })),
    ),
  )
  const isTheOne = offered.length === 1 && /^(?:yes|yeah|exactly|right)\b/.test(plain)
  const at = isTheOne ? 0 : CHOICES.findIndex((choice) => choice.test(plain))
  const chosen = offered.at(at)
  return at >= 0 && chosen ? { kind: 'known', ...chosen, card: current, likeness: 1 } : null
}
const CHOICES = [
  /^(?:yes|yeah|yep|both|all|exactly|that one|(?:yes,? )?(?:the )?(?:first|1|1st|number 1|number one)(?: one| question)?)(?: please)?[ .!]*$/,
  /^(?:yes,? )?(?:the )?(?:second|2|2nd|number 2|number two)(?: one| question)?(?: please)?[ .!]*$/,
  /^(?:yes,? )?(?:the )?(?:third|3|3rd|last|number 3|number three)(?: one| question)?(?: please)?[ .!]*$/,
]
