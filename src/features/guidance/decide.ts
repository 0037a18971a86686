import type { Card } from './card.ts'
import { type Finder, isChildCard } from './find-cards.ts'
import { SURE_FOLLOW_UP } from './follow-ups.ts'
import { answersWell, heardIn } from './heard-in-talk.ts'
import { PLAINLY_OTHER, SAFETY } from './is-new-by-words.ts'
import { isNewWorry, isPlainlyNew } from './is-new-worry.ts'
import { knownAnyway, knownElsewhere, knownFor } from './known.ts'
import { afterMisreading } from './misread.ts'
import { chosenFrom } from './offers.ts'
import type { Lead, Plan } from './plan.ts'
import { planFor } from './plan-advice.ts'
import { selfTold } from './rules/about-self.ts'
import { askedOf } from './rules/asked.ts'
import { asksForMedicine, isInjury, isMedical } from './rules/medical.ts'
import { hear, opensNewWorry } from './rules/moves.ts'
import { isOffTopic, isTask, isUncovered } from './rules/off-topic.ts'
import { dispute, recommended, withoutSpeaker } from './rules/opinion.ts'
import { isBreakingPoint } from './rules/parent-state.ts'
import { isUnknownChild, type Subject } from './rules/subject.ts'
import { asksForMinute, isNews, isNow } from './rules/this-minute.ts'
import { childHit } from './rules/who-hit.ts'
import { yesNoOf } from './rules/yes-no.ts'
import { isDetail, isSpent, type Thread } from './thread.ts'
import { topicCard } from './topic-card.ts'
import { causeNamed, disagreed, sinkingParent } from './turn-to.ts'
import { turnedDown } from './turned-down.ts'
import { speaksTo } from './weigh-deed.ts'
import { ENOUGH, type Worry, worryOf } from './worries.ts'

/** Decides from the normalised message, the talk before it and the cards. */
export const decide = (finder: Finder, thread: Thread, subject: Subject, plain: string): Plan => {
  const current = cardInHand(finder, thread, plain)
  const { move, manner, rest } = heardIn(finder, thread.current, plain)
  if (move === 'identity' || move === 'greeting') return { kind: 'ask', about: move }
  if (move === 'invited') return { kind: 'ask', about: 'invited' }
  if (move === 'goodbye') return { kind: 'goodbye' }

  const worry = (said: string) => worryOf(finder, said, subject.months, thread.rejected)
  const advise = (card: Card, lead: Lead): Plan => ({ ...ADVICE, card, lead })
  const chosen = chosenFrom(thread, plain)
  if (chosen) return chosen
  const misread = turnedDown(thread.cards, plain)
  if (misread && !answersWell(finder, thread, plain)) return afterMisreading(finder, thread, subject, misread)
  const low = sinkingParent(finder, plain, subject.months)
  if (low && low !== thread.current && !thread.given.has(low.id))
    return advise(low, thread.current ? 'new' : 'first')
  const detailed = move === 'says' && isDetail(thread, plain) ? thread.current : null
  if (detailed && (detailed.grave || !worry(plain).main?.card.grave))
    return { kind: 'answered', card: detailed, asked: null }
  const clarified = childHit(thread.heard, plain)
  if (clarified) return planFor(worry(clarified), clarified, thread, subject)
  const named = topicCard(finder, plain, subject.months)
  if (named && named !== current) return advise(named, current ? 'new' : 'first')
  const known = named ? null : knownFor(finder, thread, current, plain, { move, manner, rest })
  const told = current && known ? worry(plain) : null
  const isRisky =
    move === 'says' && told?.main && SAFETY.test(told.main.card.id) && !thread.given.has(told.main.card.id)
  // Where a baby is safe is said in any case, by the answer itself or else by its own card.
  if (isRisky && known && !SAYS_SAFE.test(known.followUp.answer)) return planFor(told, plain, thread, subject)
  const isSure = known !== null && known.likeness >= SURE_FOLLOW_UP
  const cause = current && move === 'says' && causeNamed(finder, current, plain, subject.months)
  const isOtherCause = cause && cause !== current && (cause.grave || !current.grave)
  if (isOtherCause && !isSure) return advise(cause, 'first')
  const between = current && move === 'says' && disagreed(finder, current, plain)
  if (between && between !== current && !isSure) return advise(between, 'between')
  if (
    known &&
    !(current && told && !(isSure && known.from === current) && isPlainlyNew(finder, told, current, plain))
  )
    return known
  const beside = move === 'says' ? null : worryBeside(rest, worry, current)
  if (beside) return planFor(beside, rest, thread, subject)
  if (move === 'thanks') return { kind: 'thanks', hasWorked: manner === 'worked' }
  if (current) {
    if (move === 'another') return { kind: 'another', card: current, manner: manner ?? 'still' }
    if (move === 'more' || move === 'example') return { kind: move, card: current }
    if (move === 'accept') return { kind: 'accept' }
    if (move === 'next' || move === 'yes') {
      const pending = pendingOf(finder, thread, subject)
      if (pending) return advise(pending, 'second')
      return move === 'next'
        ? { kind: 'next', card: current }
        : { kind: 'answered', card: current, asked: null }
    }
    if (move === 'no' || move === 'vague') return { kind: 'answered', card: current, asked: null }
  }
  if (move !== 'says') return { kind: 'ask', about: manner === 'cross' ? 'cross' : 'vague' }
  if (isTask(plain) || isOffTopic(plain)) return { kind: 'none', reason: 'off' }
  if (asksForMedicine(plain) || isInjury(plain)) return { kind: 'none', reason: 'medical' }
  if (isUnknownChild(plain)) return { kind: 'ask', about: 'age' }

  if (isUncovered(plain)) return { kind: 'none', reason: 'parenting' }
  const asked = questionBefore(thread)
  const found = worry(`${thread.last?.move === 'ask' ? OF_CHILD : ''}${asked}${withoutSpeaker(plain)}`)
  const isSafety = found.main && SAFETY.test(found.main.card.id) && found.main.card !== current
  if (current && isSafety) return planFor(found, plain, thread, subject)
  const second = current && selfTold(plain) === null ? pendingOf(finder, thread, subject) : null
  if (current && second && speaksMoreTo(finder, plain, second, current, found))
    return advise(second, 'second')
  const fresh =
    current && isSpent(thread, current)
      ? worryOf(finder, plain, subject.months, new Set([current, ...thread.rejected]))
      : null
  if (
    fresh?.main &&
    found.main?.card === current &&
    fresh.main.evidence >= found.main.evidence * 0.7 &&
    (opensNewWorry(plain) || fresh.main.strong >= PLAINLY_OTHER)
  )
    return planFor(fresh, plain, thread, subject)
  const anyway =
    current && found.main && !isChildCard(found.main.card) && !isBreakingPoint(plain)
      ? knownAnyway(finder, thread, current, plain, ANYWAY_BEFORE_PARENT)
      : null
  if (anyway) return anyway
  if (current && !(asked && found.main) && !isNewWorry(found, current, plain, finder, thread)) {
    if (isForThisMinute(finder, thread, current, plain)) return { kind: 'minute', card: current }
    return (
      knownElsewhere(finder, thread, subject, current, plain) ??
      knownAnyway(finder, thread, current, plain) ??
      goOn(current, plain, found)
    )
  }
  return planFor(found, plain, thread, subject)
}

/** An answer that says where a baby is safe. */
const SAYS_SAFE = /\bon the back\b|\bflat\b|\bclear cot\b|\bsofa\b/

const ADVICE = { kind: 'advise', second: null, state: null, isStretch: false } as const

/** A parent's own card turns the whole talk, so less is enough to stay. */
const ANYWAY_BEFORE_PARENT = 0.5

/** The card a message goes on with: the last one, unless its words belong to an earlier one ('and the bedtime?'), or speak of the child after a word about the parent. */
const cardInHand = (finder: Finder, { current, cards }: Thread, plain: string): Card | null => {
  if (!current) return null
  const [first, ...others] = finder.find(plain, (card) => cards.includes(card))
  const here = [first, ...others].find((match) => match?.card === current)?.evidence ?? 0
  const isOther = first && (first.evidence >= 2 || (first.evidence >= 1.5 && first.evidence > here * 2.2))
  if (isOther && first.evidence > here * 1.5) return first.card
  const isAboutChild =
    !isChildCard(current) &&
    /\b(he|she|him|her|his)\b/.test(plain) &&
    here < 2 &&
    !(askedOf(plain) === 'say' && speaksToChild(current))
  return (isAboutChild && cards.findLast(isChildCard)) || current
}

/** Some cards about the parent hold words for the child: 'I shouted, and I am sorry. You did not deserve that.' */
const speaksToChild = ({ words }: Card): boolean =>
  words.some((line) => /\byou\b/i.test(line) && !line.includes('{name}'))

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
const speaksMoreTo = (
  finder: Finder,
  plain: string,
  second: Card,
  current: Card,
  { main }: Worry,
): boolean => {
  const found = finder.find(plain, (card) => card === second || card === current)
  const evidenceOf = (card: Card) => found.find((match) => match.card === card)?.evidence ?? 0
  if (main && main.card !== second && main.evidence > evidenceOf(second) * 1.2) return false
  return evidenceOf(second) >= ENOUGH && evidenceOf(second) > evidenceOf(current) * 1.5
}

/** The message stays with the card in hand: a question about it, or more of the same. */
const goOn = (card: Card, plain: string, { main }: Worry): Plan => {
  const two = dispute(plain)
  const advised = two ? [two.own, two.theirs] : [recommended(plain) ?? '']
  const isJudged = plain.includes('?') || speaksTo(card, advised)
  const asked = askedOf(plain) ?? (isJudged && yesNoOf(plain)?.kind === 'deed' ? 'other' : null)
  if (isMedical(plain) && asked && main?.card !== card) return { kind: 'none', reason: 'medical' }
  if (asked === 'say' || asked === 'help') return { kind: asked, card }
  if (asked === 'why') return { kind: 'more', card }
  if (asked === 'long') return { kind: 'next', card }
  return { kind: 'answered', card, asked }
}

/** It happens now, or once more where every step was given; a parent's card is for what the parent does. */
const isForThisMinute = (finder: Finder, thread: Thread, card: Card, plain: string): boolean => {
  if (isChildCard(card) ? selfTold(plain) !== null : !/\bi\b/.test(plain)) return false
  if (isNow(plain) || asksForMinute(plain)) return true
  const touches = finder.find(plain, (one) => one === card).length > 0 || /\b(it|that)\b/.test(plain)
  return isNews(plain) && isSpent(thread, card) && touches
}

/** The second worry of an earlier message that has not been taken up. */
const pendingOf = (finder: Finder, thread: Thread, subject: Subject): Card | null => {
  if (thread.rejected.size > 0) return null
  for (const plain of thread.heard.slice(-3).reverse()) {
    const { main, others } = worryOf(finder, plain, subject.months)
    const left = others.find(({ id }) => !thread.given.has(id))
    if (main && left && thread.given.has(main.card.id)) return left
  }
  return null
}
