import type { Card } from './card.ts'
import { chanceOfNewWorry } from './chance-of-new-worry.ts'
import { type Finder, isChildCard } from './find-cards.ts'
import { isNewByWords, STAYS, WORTH } from './is-new-by-words.ts'
import { selfTold, tellsOfChild } from './rules/about-self.ts'
import { askedOf } from './rules/asked.ts'
import { opensNewWorry } from './rules/moves.ts'
import { isBreakingPoint } from './rules/parent-state.ts'
import type { Thread } from './thread.ts'
import type { Worry } from './worries.ts'

/** In a talk, a message goes on with the card in hand unless it is clearly about something else. */
export const isNewWorry = (
  { main }: Worry,
  current: Card,
  plain: string,
  finder: Finder,
  thread: Thread,
): boolean => {
  if (!main) return plain.split(' ').length > 25 && askedOf(plain) === null
  if (main.card === current) return false
  if (!isChildCard(main.card) && isBreakingPoint(plain)) return true
  if (selfTold(plain) !== null && !tellsOfChild(plain) && isChildCard(main.card)) return false
  const chance = chanceOfNewWorry(finder, main, current, plain)
  if (chance === null) return isNewByWords(main, current, plain, finder, thread)
  if (opensNewWorry(plain)) return chance >= PERHAPS
  if (STAYS.test(plain) && isChildCard(current)) return false
  if (!isChildCard(main.card) && selfTold(plain) !== null && !current.grave)
    return chance >= (AN_ILLNESS.test(main.card.id) ? NEARLY_SURE : OF_PARENT)
  if (main.evidence < LITTLE) return false
  if (current.grave && !main.card.grave) return chance >= NEARLY_SURE
  return chance >= (WORTH.test(main.card.id) ? RATHER : LIKELY)
}

/** So likely another worry that it goes before an answer of the card in hand that is only near. */
export const isPlainlyNew = (finder: Finder, { main }: Worry, current: Card, plain: string): boolean =>
  main !== null &&
  main.card !== current &&
  isChildCard(main.card) &&
  (!current.grave || main.card.grave) &&
  (chanceOfNewWorry(finder, main, current, plain) ?? 0) >= (opensNewWorry(plain) ? RATHER : PLAIN)

/** What a parent is told of an illness wants more than a word that may mean it. */
const AN_ILLNESS = /-after-birth-parent$/

/** Less than this is a word in passing. */
const LITTLE = 3.3

/** How likely a new worry has to be to be taken up: seldom is it one, and a grave matter is not left lightly. */
const [PERHAPS, OF_PARENT, RATHER, LIKELY, PLAIN, NEARLY_SURE] = [0.15, 0.15, 0.5, 0.75, 0.9, 0.95]
