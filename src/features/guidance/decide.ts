import type { Card } from './card.ts'
import { type Finder, isChildCard } from './find-cards.ts'
import type { Plan } from './plan.ts'
import { planFor } from './plan-advice.ts'
import { askedOf } from './rules/asked.ts'
import { asksForMedicine, isMedical } from './rules/medical.ts'
import { hear, isFragment, opensNewWorry } from './rules/moves.ts'
import { isOffTopic, isTask, isUncovered } from './rules/off-topic.ts'
import { isUnknownChild, type Subject } from './rules/subject.ts'
import type { Thread } from './thread.ts'
import { ENOUGH, type Worry, worryOf } from './worries.ts'

/** Decides from the normalised message, the talk before it and the cards. */
export const decide = (finder: Finder, thread: Thread, subject: Subject, plain: string): Plan => {
  const current = cardInHand(finder, thread, plain)
  const { move, manner, rest } = hear(plain)
  if (move === 'identity' || move === 'greeting') return { kind: 'ask', about: move }
  if (move === 'goodbye') return { kind: 'goodbye' }

  const worry = (said: string) => worryOf(finder, said, subject.months)
  const beside = move === 'says' ? null : worryBeside(rest, worry, current)
  if (beside) return planFor(beside, rest, thread, subject)
  if (move === 'thanks') return { kind: 'thanks', hasWorked: manner === 'worked' }
  if (current) {
    if (move === 'another') return { kind: 'another', card: current, manner: manner ?? 'still' }
    if (move === 'more') return { kind: 'more', card: current }
    if (move === 'accept') return { kind: 'accept' }
    if (move === 'next' || move === 'yes') {
      const pending = pendingOf(finder, thread, subject)
      if (pending)
        return { kind: 'advise', card: pending, lead: 'second', second: null, state: null, isStretch: false }
      return move === 'next'
        ? { kind: 'next', card: current }
        : { kind: 'answered', card: current, asked: null }
    }
    if (move === 'no' || move === 'vague') return { kind: 'answered', card: current, asked: null }
  }
  if (move !== 'says') return { kind: 'ask', about: manner === 'cross' ? 'cross' : 'vague' }
  if (isTask(plain) || isOffTopic(plain)) return { kind: 'none', reason: 'off' }
  if (asksForMedicine(plain)) return { kind: 'none', reason: 'medical' }
  if (isUnknownChild(plain)) return { kind: 'ask', about: 'age' }

  if (isUncovered(plain)) return { kind: 'none', reason: 'parenting' }
  const asked = questionBefore(thread)
  const found = worry(`${thread.last?.move === 'ask' ? OF_CHILD : ''}${asked}${plain}`)
  const second = current && pendingOf(finder, thread, subject)
  if (second && speaksMoreTo(finder, plain, second, current))
    return { kind: 'advise', card: second, lead: 'second', second: null, state: null, isStretch: false }
  const fresh = current && isSpent(thread, current) ? worryOf(finder, plain, subject.months, current) : null
  if (
    fresh?.main &&
    found.main?.card === current &&
    fresh.main.evidence >= found.main.evidence * 0.7 &&
    (opensNewWorry(plain) || fresh.main.strong >= PLAINLY_OTHER)
  )
    return planFor(fresh, plain, thread, subject)
  if (current && !(asked && found.main) && !isNewWorry(found, current, plain, finder, thread))
    return goOn(current, plain, found)
  return planFor(found, plain, thread, subject)
}

/** The card a message goes on with: the last one, unless its words belong to an earlier one ('and the bedtime?'), or speak of the child after a word about the parent. */
const cardInHand = (finder: Finder, { current, cards }: Thread, plain: string): Card | null => {
  if (!current) return null
  const [first, ...others] = finder.find(plain, (card) => cards.includes(card))
  const here = [first, ...others].find((match) => match?.card === current)?.evidence ?? 0
  if (first && first.evidence >= 2 && first.evidence > here * 1.5) return first.card
  const isAboutChild = !isChildCard(current) && /\b(he|she|him|her|his)\b/.test(plain) && here < 2
  return (isAboutChild && cards.findLast(isChildCard)) || current
}

/** What is left beside 'thanks' or 'that did not work' can be a worry of its own. */
const worryBeside = (rest: string, worry: (said: string) => Worry, current: Card | null): Worry | null => {
  if (rest.split(' ').length < 3) return null
  const found = worry(rest)
  if (!found.main || found.main.card === current) return null
  return !current || (found.main.evidence >= ENOUGH + 1 && opensNewWorry(rest)) ? found : null
}

/** The message the guide asked back about, so that an answer to it is read together with it. */
const questionBefore = ({ last, heard }: Thread): string => {
  const before = heard.at(-1) ?? ''
  const isAnswer = last?.move === 'ask' && ['says', 'vague'].includes(hear(before).move)
  return isAnswer && !isOffTopic(before) ? `${before} . ` : ''
}

/** An answer to the guide's question is about the child, though it may name nobody: 'mornings I guess'. */
const OF_CHILD = 'my child . '

/** The second worry is taken up by a message that is about it, asked for or not. */
const speaksMoreTo = (finder: Finder, plain: string, second: Card, current: Card): boolean => {
  const found = finder.find(plain, (card) => card === second || card === current)
  const evidenceOf = (card: Card) => found.find((match) => match.card === card)?.evidence ?? 0
  return evidenceOf(second) >= 1.4 && evidenceOf(second) > evidenceOf(current) * 1.5
}

/** In a talk, a message goes on with the card in hand unless it is clearly about something else. */
const isNewWorry = (
  { main }: Worry,
  current: Card,
  plain: string,
  finder: Finder,
  thread: Thread,
): boolean => {
  if (!main) return plain.split(' ').length > 25 && askedOf(plain) === null
  if (main.card === current) return false
  if (STAYS.test(plain) && !opensNewWorry(plain) && isChildCard(current)) return false
  if (!isChildCard(main.card))
    return (
      isChildCard(current) && (!current.grave || (isSpent(thread, current) && main.strong >= PLAINLY_OTHER))
    )
  const here = finder.find(plain, (card) => card === current)[0]?.evidence ?? 0
  if (GOES_ON.test(plain) && !opensNewWorry(plain)) return false
  if (current.grave && !main.card.grave && !opensNewWorry(plain))
    return main.titled >= PLAINLY_OTHER && here === 0
  if (opensNewWorry(plain)) return main.evidence > here * 1.1
  if (isSpent(thread, current)) return main.strong >= PLAINLY_OTHER && here < main.evidence * 0.6
  if (isFragment(plain)) return main.evidence >= 5.5 && here < main.evidence * 0.4
  if (TELLS_ON.test(plain)) return main.strong >= 4.5 && here < main.evidence * 0.4
  return main.strong >= ENOUGH && here < main.evidence * 0.6
}

/** Every step of a card was given. */
const isSpent = ({ given }: Thread, card: Card): boolean =>
  (given.get(card.id)?.size ?? 0) >= card.suggestions.length

/** The message stays with the card in hand: a question about it, or more of the same. */
const goOn = (card: Card, plain: string, { main }: Worry): Plan => {
  const asked = askedOf(plain)
  if (isMedical(plain) && asked && main?.card !== card) return { kind: 'none', reason: 'medical' }
  if (asked === 'say' || asked === 'help') return { kind: asked, card }
  if (asked === 'why') return { kind: 'more', card }
  if (asked === 'long') return { kind: 'next', card }
  return { kind: 'answered', card, asked }
}

/** How a story goes on, or a question about what was said: seldom a worry of its own. */
const TELLS_ON =
  /^(yesterday|today|tonight|last night|this morning|then|because|and then|(and |but )?(he|she|they) (says?|said|told|asks?|asked|thinks|laughs?|laughed|did it)|(should|can|could|would|is|does|do|will|how|what|why|when) |we (have|had|did|do|talked|spoke)|i (have|had|did|do|talked|spoke|said|told))\b/

/** Whose fault it is, whether it is usual and whether it will pass is asked of what the talk is about. */
const STAYS =
  /^(he|she|they) (was|were|used to|had been|has always)\b|\b(my|our) fault\b|\bbecause of (me|us)\b|\bdoing (something|it|this) wrong\b|\b(is|was) (this|that|it) (just|only) (a phase|puberty|hormones|the age|attention)\b|\b(is|was) (that|this|it) normal\b|\bgrow out of\b|\b(should|shall|can|do|may) (i|we) ?\?*$/

/** 'Smelled it again', 'he did it again': a word that stands for what the talk is about. */
const GOES_ON =
  /\b(it|that|this|so|one) (again|anyway|still)\b|\b(did|does|said|says) (it|that|this|the same)\b|\bagain\b.{0,12}$/

/** A grave matter is left for an everyday one only when the message names that plainly. */
const PLAINLY_OTHER = 4.5

/** The second worry of an earlier message that has not been taken up. */
const pendingOf = (finder: Finder, thread: Thread, subject: Subject): Card | null => {
  for (const plain of thread.heard.slice(-4).reverse()) {
    const { main, others } = worryOf(finder, plain, subject.months)
    const left = others.find(({ id }) => !thread.given.has(id))
    if (main && left && thread.given.has(main.card.id)) return left
  }
  return null
}
