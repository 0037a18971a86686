import type { Card } from './card.ts'
import { type Finder, fitsAge, isChildCard, nearestTo } from './find-cards.ts'
import { type Found, SURE_FOLLOW_UP } from './follow-ups.ts'
import type { Plan, PlanOf } from './plan.ts'
import { selfTold } from './rules/about-self.ts'
import { askedOf } from './rules/asked.ts'
import type { Heard, Manner, Spoken } from './rules/moves.ts'
import { newsIn } from './rules/news.ts'
import { normalise } from './rules/normalise.ts'
import type { Subject } from './rules/subject.ts'
import { termsOfPlain } from './rules/terms.ts'
import { yesNoOf } from './rules/yes-no.ts'
import type { Thread } from './thread.ts'
import { isUnsaid } from './voice.ts'

/** What the cards of this talk hold for a message: its own answer, or what they say to such news. */
export const knownFor = (
  finder: Finder,
  thread: Thread,
  current: Card | null,
  plain: string,
  { move, manner, rest }: Heard,
): PlanOf<'known'> | null => {
  if (!current) return null
  const news = manner === 'worked' ? 'good' : FAILS.has(manner) && move === 'another' ? 'bad' : null
  const told = news && newsFrom(finder, thread, current, news, plain)
  if (told || news === 'good') return told
  const least = OPEN.has(move) ? (move === 'another' ? SURE_FOLLOW_UP : 0) : 1
  // 'Nothing works' and 'I am so tired' tell too little to be any one remark.
  const isBare = (move === 'another' && manner !== 'refuses' && !/\p{L}{3}/u.test(rest)) || isBareState(plain)
  const fails = move === 'another'
  const held = isBare ? null : knownIn(finder, thread, current, plain, fails)
  const isOfKind =
    held &&
    (askedOf(plain) !== 'amount' || held.followUp.said.some((line) => askedOf(normalise(line)) === 'amount'))
  const isUsual = (line: string) => yesNoOf(line)?.kind === 'usual'
  const asksElse =
    held &&
    held.likeness < SURE_FOLLOW_UP &&
    isUsual(plain) &&
    !held.followUp.said.some((line) => isUsual(normalise(line)))
  const kept = isOfKind && !asksElse && held.likeness >= least ? held : null
  const isOfParent = askedOf(plain) !== null || selfTold(plain) !== null
  const isOpen = isOfParent && !isBare && OPEN.has(move) && (kept?.likeness ?? 0) < SURE_FOLLOW_UP
  return (isOpen && knownAnyway(finder, thread, current, plain, PLAINLY)) || kept
}
/** Whatever the card has that is only near, this is nearer. */
const PLAINLY = 0.8
/** Moves whose words may say more than the move itself: 'that did not work, he only laughs'. */
const OPEN = new Set<Spoken>(['says', 'another', 'more'])
const FAILS = new Set<Manner | null>(['still', 'worse'])

/** What the card in hand, else one from earlier in the talk, holds for this very remark, unless it was said. */
const knownIn = (
  finder: Finder,
  thread: Thread,
  current: Card,
  plain: string,
  fails: boolean,
): PlanOf<'known'> | null => {
  const isBetter = /\bbetter\b/.test(plain) && !NOT_BETTER.test(plain)
  const isGood = newsIn(plain) !== null || finder.soundsGood(plain) >= HALF
  // Gladness is for those who tell of something good, however like the words are.
  const isMeant = ({ followUp }: Pick<Found, 'followUp'>) =>
    (followUp.news !== 'good' || isGood) &&
    // What is near in meaning may say the very opposite: 'it got worse', 'it went better'.
    !(followUp.news === 'bad' && isBetter) &&
    !(fails && GLAD.test(followUp.answer))
  const isNew = ({ followUp }: Found) => isUnsaid({ thread }, followUp.answer)
  const here = finder.followUpOf([current], plain, isMeant)
  if (here && isNew(here)) return { kind: 'known', ...here, from: current }
  const others = thread.cards.filter((card) => card !== current)
  const before = finder.followUpOf(others, plain, isMeant)
  return before && before.likeness >= NEARER && isNew(before)
    ? { kind: 'known', ...before, from: before.card }
    : null
}
const NOT_BETTER = /\b(?:no|not|never|n't|isn't|any|get|gets|worse)\b|n't\b|\?/
/** Half of what is nearest to it tells of something good. */
const HALF = 0.5
const GLAD = /^(?:good|lovely|well done|great|wonderful|how good|that is (?:good|lovely|great))\b/i
/** How near a message must be to a follow-up of a card that is no longer in hand. */
const NEARER = 0.75

/** What another card for this age holds for a question that the card in hand is silent on; the talk stays with the card in hand. */
export const knownElsewhere = (
  finder: Finder,
  thread: Thread,
  { months }: Subject,
  current: Card,
  plain: string,
): Plan | null => {
  if (months === null || askedOf(plain) === null) return null
  const others = nearestTo(
    finder,
    plain,
    (card) => card !== current && isChildCard(card) && fitsAge(card, months),
  )
  const found = finder.followUpOf(
    others.filter(({ topics }) => topics.some((topic) => current.topics.includes(topic))),
    plain,
  )
  return found &&
    found.likeness >= NEAREST &&
    !isNearerTo(finder, current, plain, found.near, CLEARLY) &&
    isUnsaid({ thread }, found.followUp.answer)
    ? { kind: 'known', ...found, card: current, from: found.card }
    : null
}
const NEAREST = 0.85

/** How things went, answered from what the card in hand says to it: it is better, or what was tried does not help. */
const newsFrom = (
  finder: Finder,
  thread: Thread,
  card: Card,
  news: 'good' | 'bad',
  plain: string,
): PlanOf<'known'> | null => {
  const near = finder
    .followUpsNear([card], plain)
    .find(({ followUp }) => followUp.news === news && isUnsaid({ thread }, followUp.answer))
  return near && near.likeness >= (near.near === null ? SPOKEN_TO : MEANT)
    ? { kind: 'known', ...near, from: card, likeness: 1, news }
    : null
}
/** That the message is such news is known already; the words have only to touch. */
const SPOKEN_TO = 0.1
/** The same where meanings are known, which set what is near apart from what is not. */
const MEANT = 0.15

/** What is answered alike beside every worry: 'did he get it from me', 'my partner is too soft'. */
export const knownAnyway = (
  finder: Finder,
  thread: Thread,
  card: Card,
  plain: string,
  least = ANYWAY,
): PlanOf<'known'> | null => {
  const found = isBareState(plain) ? null : finder.followUpOf([finder.anyWorry], plain)
  return found &&
    found.likeness >= least &&
    !isNearerTo(finder, card, plain, found.near) &&
    found.followUp.said.some((line) => (askedOf(normalise(line)) === null) === (askedOf(plain) === null)) &&
    (found.followUp.news !== 'good' || newsIn(plain) !== null) &&
    isUnsaid({ thread }, found.followUp.answer)
    ? { kind: 'known', ...found, card, from: finder.anyWorry }
    : null
}
/** One word in common is no answer where the card in hand speaks of something nearer. */
const isNearerTo = (finder: Finder, card: Card, plain: string, near: number | null, by = 0): boolean =>
  near !== null &&
  finder.followUpsNear([card], plain).some((other) => other.near !== null && other.near + by > near)
/** Another card has to be clearly nearer than the one in hand. */
const CLEARLY = 0.05
/** Its few wordings are met by chance more easily than those of a card. */
const ANYWAY = 0.7

const isBareState = (plain: string): boolean => selfTold(plain) !== null && termsOfPlain(plain).length < 2
