import type { Card } from './card.ts'
import { type Finder, fitsAge, isChildCard, type Match } from './find-cards.ts'
import { onDemand } from './once.ts'
import { tellsOfChild } from './rules/about-self.ts'
import { askedOf } from './rules/asked.ts'
import { clausesOf } from './rules/clauses.ts'
import { namesFamily } from './rules/off-topic.ts'
import {
  isAboutParent,
  isBreakingPoint,
  type ParentState,
  parentStateOf,
  tellsOfLoss,
  withoutState,
} from './rules/parent-state.ts'

/** What a message is about, as far as the cards know it. */
export type Worry = {
  main: Match | null
  /** Further worries in the same message, the more pressing first. */
  others: Card[]
  /** How the parent is, to be acknowledged when a child's card leads. */
  state: ParentState | null
  /** The best card at another age, where none fits this one. */
  elsewhere: Match | null
}

/** Below this a card is not spoken from; found by trying on the cards' own situations and on other messages. */
export const ENOUGH = 2.6
/** The last month of the cards' ages. */
export const OLDEST = 227

/** How a state is called on the parents' own cards. */
const STATE_WORDS: Record<ParentState, string> = {
  exhausted: 'exhausted burnout drained',
  shouted: 'shouted yelling temper',
  guilty: 'bad failing',
  desperate: 'overwhelmed cant cope exhausted',
  alone: 'doing it alone no help',
  sad: 'low depressed',
  scared: '',
}

const NONE: ReadonlySet<Card> = new Set()

/** Finds what a normalised message is about for a child of so many months; null months means that nobody has said. Cards can be left out. */
export const worryOf = (
  finder: Finder,
  plain: string,
  months: number | null,
  without: ReadonlySet<Card> = NONE,
): Worry => {
  const isDeed = isOthersDeed(plain)
  // A parent's own cards hold for grown children as well.
  const isOf = (card: Card) =>
    !without.has(card) &&
    !(isDeed && OF_PARTNERS.test(card.id)) &&
    (months === null || fitsAge(card, isChildCard(card) ? months : Math.min(months, OLDEST)))
  const ofChild = (card: Card) => isChildCard(card) && isOf(card)
  const ofParent = (card: Card) => !isChildCard(card) && isOf(card)
  const state = parentStateOf(plain)
  const clauses = clausesOf(plain)
  const own = clauses.filter((clause, index) => isAboutParent(clause) || goesOnAboutParent(clauses, index))
  const aboutChild = clauses.filter((clause) => !own.includes(clause))
  const parent =
    own.length > 0 || isBreakingPoint(plain)
      ? bestOf(finder.find(`${plain} ${state ? STATE_WORDS[state] : ''}`, ofParent))
      : null
  const rival = FIRST_PERSON.test(plain) ? bestOf(finder.find(plain, ofParent)) : null
  if (parent && isBreakingPoint(plain)) return { main: parent, others: [], state, elsewhere: null }

  // 'I can't any more, alone with two, no sleep for weeks': nobody but the parent is told of.
  if (
    parent &&
    state &&
    SPENT.has(state) &&
    !tellsOfLoss(plain) &&
    !tellsOfChild(plain) &&
    askedOf(plain) === null
  ) {
    const worn = finder
      .find(`${plain} ${STATE_WORDS[state]}`, ofParent)
      .find(({ card }) => card.id === 'exhausted-parent')
    return { main: state === 'sad' ? parent : (worn ?? parent), others: [], state: null, elsewhere: null }
  }
  const text = aboutChild.join(' . ')
  const best = namesFamily(plain) ? bestOf : bestCoveredOf
  const inOwn = own.map(withoutState).join(' . ')
  const matches = finder.find(text, ofChild)
  const lead = toldOn(finder, plain, best(matches), matches) ?? fromOwn(finder, inOwn, ofChild, parent)
  // Looks at the cards for every age, which costs more than all else here: only where it could change something.
  const findElsewhere = onDemand(() =>
    nearest(
      finder.find(aboutChild.length > 0 ? text : inOwn, isChildCard).filter((match) => best([match])),
      months,
    ),
  )
  if (
    rival &&
    rival.evidence > (lead?.evidence ?? ENOUGH) * OUTSPOKEN &&
    rival.evidence > (findElsewhere()?.evidence ?? 0)
  )
    return { main: rival, others: [], state: null, elsewhere: null }
  if (lead && (lead.evidence >= SURE || !isFarBelow(lead, findElsewhere(), isOf))) {
    const [main = lead, ...others] = [lead, ...othersIn(finder, aboutChild, lead, ofChild)].sort(
      (a, b) =>
        inQuestion(finder, plain, b) - inQuestion(finder, plain, a) || press(b, lead) - press(a, lead),
    )
    return { main, others: others.map(({ card }) => card), state, elsewhere: null }
  }
  if (parent) return { main: parent, others: [], state: null, elsewhere: null }
  const elsewhere = findElsewhere()
  return { main: null, others: [], state, elsewhere: elsewhere && !isOf(elsewhere.card) ? elsewhere : null }
}

/** 'My partner just carries her to the car' leaves nobody out and brings nobody new. */
const isOthersDeed = (plain: string): boolean => OTHERS_DEED.test(plain) && !/\b(?:i|me|myself)\b/.test(plain)
const OTHERS_DEED =
  /\b(?:my|our|her|his) (?:partner|husband|wife|boyfriend|girlfriend|other half|ex|dad|mum|mom) (?:(?:just|always|only|often|usually|then|simply) )*\w+s\b/
const OF_PARTNERS = /^(?:partner-left-out|new-partner|step-)/

/** Of cards that speak to a message about equally well, the one that holds an answer to the question. */
const toldOn = (finder: Finder, plain: string, lead: Match | null, matches: Match[]): Match | null => {
  const rivals = lead
    ? matches.filter(({ evidence, isNamed }) => isNamed && evidence >= lead.evidence * ALIKE)
    : []
  if (rivals.length < 2 || askedOf(plain) === null) return lead
  const told = finder.followUpOf(
    rivals.slice(0, 4).map(({ card }) => card),
    plain,
  )
  return (told && told.likeness >= TOLD && rivals.find(({ card }) => card === told.card)) || lead
}
const ALIKE = 0.85
const TOLD = 0.7

const SPENT = new Set<ParentState>(['exhausted', 'desperate', 'sad'])

/** A parent's card leads without any word of a state when it speaks to so much more of the message. */
const OUTSPOKEN = 1.4
const FIRST_PERSON = /\b(i|i'm|i've|me|my|we|we're|we've|us|our|myself|mum|mom|dad)\b/

/** 'I feel nothing and cry all day': a part without anybody in it belongs to the one before. */
const goesOnAboutParent = (clauses: string[], index: number): boolean => {
  const [clause = '', before = ''] = [clauses[index], clauses[index - 1]]
  return isAboutParent(before) && !SOMEBODY.test(clause)
}
const SOMEBODY =
  /\b(he|she|they|him|her|his|them|their|my|our|the|it|this|that|son|daughter|baby|kids?|child|children|toddler|teen)\b/

const bestOf = (matches: Match[]): Match | null =>
  matches.find(({ evidence, isNamed }) => evidence >= ENOUGH && isNamed) ?? null

/** Of the cards that speak to the words about equally well, the one for the age nearest to this. */
const nearest = (matches: Match[], months: number | null): Match | null => {
  const [first] = matches
  if (!first || months === null) return first ?? null
  const gap = ({ card: { ages } }: Match) => Math.max(ages.from - months, months - ages.to, 0)
  return matches
    .filter((match) => match.evidence >= first.evidence * 0.8 && match.strong >= ENOUGH)
    .reduce((a, b) => (gap(b) < gap(a) ? b : a), first)
}

/** Where nobody of a family is named, one matching word among strange ones is chance. */
const bestCoveredOf = (matches: Match[]): Match | null => {
  const found = bestOf(matches)
  return found && found.coverage >= 0.4 ? found : null
}

/** A child's worry inside a sentence about the parent leads only when it says more than what the parent's own card matched. */
const fromOwn = (finder: Finder, text: string, allow: (card: Card) => boolean, parent: Match | null) => {
  const found = bestOf(finder.find(text, allow))
  return found && found.evidence > (parent?.evidence ?? 0) ? found : null
}

/** From here on nothing at another age takes a card's place. */
const SURE = 4.5

/** The words fit another age so much better that this card matched by chance. */
const isFarBelow = (lead: Match, elsewhere: Match | null, isOf: (card: Card) => boolean) =>
  elsewhere !== null && !isOf(elsewhere.card) && lead.evidence < elsewhere.evidence * 0.55

/** Other cards that parts of the message are clearly about, and which the first card does not cover. */
const othersIn = (
  finder: Finder,
  clauses: string[],
  lead: Match,
  allow: (card: Card) => boolean,
): Match[] => {
  const others: Match[] = []
  for (const clause of clauses) {
    const found = finder.find(clause, allow)
    const first = bestOf(found)
    const taken = [lead, ...others].map(({ card }) => card)
    if (
      !first ||
      first.titled < 1 ||
      first.strong < ENOUGH ||
      !(first.isCalled || first.names > 1 || clause.split(' ').length <= 3) ||
      taken.includes(first.card)
    )
      continue
    const covered = found.find(({ card }) => card === lead.card)?.evidence ?? 0
    const [there, here] = [first.card, lead.card].map((card) => finder.nearnessTo(card, clause) ?? 0)
    const isCovered = covered >= first.evidence * 0.75 || (here ?? 0) > (there ?? 0) + FARTHER
    if (!isCovered && taken.every((card) => card.topics[0] !== first.card.topics[0])) others.push(first)
  }
  return others
}

/** What a clause means is this much nearer to the first card than to another whose word it holds. */
const FARTHER = 0.5

/** Of two worries, the one that the parent asks about comes first. */
const inQuestion = (finder: Finder, plain: string, { card }: Match): number => {
  const [question] = plain.match(/[^.!?;]+\?/g)?.slice(-1) ?? []
  if (!question || question === plain) return 0
  return (finder.find(question, (one) => one === card)[0]?.strong ?? 0) >= 1 ? 1 : 0
}

/** What hurts goes first, unless much less of the message is about it. */
const press = ({ card, evidence }: Match, lead: Match): number => {
  if (card.grave) return 2
  return HURTS.test(card.keywords.join(' ')) && evidence >= lead.evidence * COMPARABLE ? 1 : 0
}
const COMPARABLE = 0.5
const HURTS = /\b(biting|hitting|hits|kicking|aggressive|runs off|punching)\b/
