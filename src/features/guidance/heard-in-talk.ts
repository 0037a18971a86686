import type { Card } from './card.ts'
import type { Finder } from './find-cards.ts'
import { askedOf } from './rules/asked.ts'
import { type Heard, hear } from './rules/moves.ts'
import type { Thread } from './thread.ts'

/** 'No, he has never been dry for long' answers the question that was asked, and turns nothing down. */
export const answersWell = (finder: Finder, { current, lastSpoken }: Thread, plain: string): boolean =>
  current !== null &&
  lastSpoken.trim().endsWith('?') &&
  (finder.followUpOf([current], plain)?.likeness ?? 0) >= PLAIN_ANSWER
const PLAIN_ANSWER = 0.75

/** Good news is heard by its words, or else by how much it is like what others say when it went well. */
export const heardIn = (finder: Finder, current: Card | null, plain: string): Heard => {
  const heard = hear(plain)
  // 'We tried it, and he took 20 ml from his dad!' is no failure, whatever it begins with.
  if (heard.move === 'another' && heard.manner === 'still' && finder.soundsGood(plain) >= HALF)
    return { ...heard, move: 'says', manner: null }
  const isPlain = heard.move === 'says' && askedOf(plain) === null && !plain.includes('?') && !BUT.test(plain)
  return current && isPlain && finder.soundsGood(plain) >= LIKE_NEWS
    ? { ...heard, move: 'thanks', manner: 'worked' }
    : heard
}
const LIKE_NEWS = 0.75
const HALF = 0.5
const BUT =
  /\b(?:but|however|although|except|not|no|never|nothing|still|again|only|worse|unfortunately|hardly)\b|n't\b/
