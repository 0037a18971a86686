import type { Card } from './card.ts'
import { type Finder, isChildCard, type Match } from './find-cards.ts'
import { selfTold } from './rules/about-self.ts'
import { isFragment, opensNewWorry } from './rules/moves.ts'
import { recommended, tellsOpinion } from './rules/opinion.ts'
import { withoutSurroundings } from './rules/surroundings.ts'
import { isSpent, type Thread } from './thread.ts'
import { speaksTo } from './weigh-deed.ts'
import { ENOUGH } from './worries.ts'

/** The same where nothing is known of what the message means: by its words, each rule for a wording that was misread once. */
export const isNewByWords = (
  main: Match,
  current: Card,
  plain: string,
  finder: Finder,
  thread: Thread,
): boolean => {
  if (!opensNewWorry(plain) && !holdsWithout(finder, main.card, plain)) return false
  const advised = recommended(plain)
  if (advised && speaksTo(current, [advised])) return false
  if (tellsOpinion(plain) && /\bi\b/.test(plain) && isChildCard(main.card)) return false
  if (STAYS.test(plain) && !opensNewWorry(plain) && isChildCard(current)) return false
  if (!isChildCard(main.card) && ASKS_OF_CHILD.test(plain)) return false
  if (
    OF_GRANDPARENTS.test(main.card.id) &&
    tellsOpinion(plain.replace(/^.*?(?=\bmy (?:mum|mom|mother))/, ''))
  )
    return false
  if (!isChildCard(main.card))
    return isChildCard(current) && (!current.grave || (isSpent(thread, current) && selfTold(plain) !== null))
  if (ANSWERS.test(plain) && !opensNewWorry(plain)) return false
  // One word in passing is no new worry: 'he always wins', 'story after story', 'my husband says'.
  const isNamed =
    main.names >= 2 ||
    SAFETY.test(main.card.id) ||
    (isChildCard(main.card) &&
      ((main.isCalled && main.coverage >= A_THIRD) || (main.names > 0 && main.coverage >= MOSTLY)))
  if (!isNamed && !opensNewWorry(plain) && !(isFullStory(plain) && main.evidence >= FULL)) return false
  const here = finder.find(plain, (card) => card === current)[0]?.evidence ?? 0
  if (
    thread.lastSpoken.trim().endsWith('?') &&
    !opensNewWorry(plain) &&
    !main.card.grave &&
    main.names <= 1 &&
    main.coverage < HALF
  )
    return false
  if (
    GOES_ON.test(plain) &&
    !opensNewWorry(plain) &&
    (main.titled < PLAINLY_OTHER || here >= main.evidence * 0.4)
  )
    return false
  if (isFullStory(plain) && main.evidence >= FULL && here < main.evidence * 0.15) return true
  if (current.grave && !main.card.grave && !(opensNewWorry(plain) && !NOW_DOES.test(plain)))
    return main.titled >= PLAINLY_OTHER && here === 0
  if (opensNewWorry(plain)) return main.evidence > here * 1.1
  if (isSpent(thread, current)) return main.strong >= PLAINLY_OTHER && here < main.evidence * 0.6
  if (isFragment(plain)) return main.evidence >= 5.5 && here < main.evidence * 0.4
  if (WORTH.test(main.card.id) && !current.grave && main.titled >= WORTH_NAMED && here < main.evidence * 0.5)
    return true
  if (TELLS_ON.test(plain)) return main.strong >= 4.5 && here < main.evidence * 0.4
  return main.strong >= ENOUGH && here < main.evidence * 0.6
}

/** A whole sentence about something of which the card in hand says next to nothing. */
const isFullStory = (plain: string): boolean => plain.split(' ').length >= 7
const FULL = 6

/** Whether a card is still spoken for when whoever and whatever stands around is left out of the message. */
const holdsWithout = (finder: Finder, card: Card, plain: string): boolean => {
  const bare = withoutSurroundings(plain)
  return bare === plain || (finder.find(bare, (one) => one === card)[0]?.evidence ?? 0) >= HOLDS
}
const HOLDS = 0.9

/** How a story goes on, or a question about what was said: seldom a worry of its own. */
const TELLS_ON =
  /^(yesterday|today|tonight|last night|this morning|then|because|and then|(and |but )?(he|she|they) (says?|said|told|asks?|asked|thinks|laughs?|laughed|did it)|(should|can|could|would|is|does|do|will|how|what|why|when) |we (have|had|did|do|talked|spoke)|i (have|had|did|do|talked|spoke|said|told))\b/

/** 'Smelled it again', 'he did it again': a word that stands for what the talk is about. */
const GOES_ON =
  /\b(it|that|this|so|one) (again|anyway|still)\b|\b(did|does|said|says) (it|that|this|the same)\b|\bagain\b.{0,12}$/

/** What was asked is answered first, whatever follows. */
const ANSWERS =
  /^(?:mostly|mainly|usually|about|around|only|always|just) (?:at|in|on|when|after|before|during|with|from|the|\d|an?|two|three|half|once|twice)\b/

/** 'What can she do while I feed him? I am alone with both': the question is the child's, whatever the parent tells beside it. */
const ASKS_OF_CHILD = /(?:^|[.!?;] )[^.!?;]*\b(?:he|she|they|him|her|my child)\b[^.!?;]*\?/

/** After a question of the guide's, one word in passing is part of the answer. */
const HALF = 0.45

/** What grandma says about the matter is no quarrel with her. */
const OF_GRANDPARENTS = /^grandparents-/

/** A card speaks to so much of a message that one word of its own is enough, or less where that word is its very name. */
const MOSTLY = 0.6
const A_THIRD = 0.3

/** 'But now he is scared to go to bed' goes on from what happened. */
const NOW_DOES = /\bnow (?:he|she|they|my|it)\b/

/** A grave matter is left for an everyday one only when the message names that plainly. */
export const PLAINLY_OTHER = 4.5
const WORTH_NAMED = 2.4

/** Whose fault it is, whether it is usual and whether it will pass is asked of what the talk is about. */
export const STAYS =
  /^(he|she|they) (was|were|used to|had been|has always)\b|\b(my|our) fault\b|\bbecause of (me|us)\b|\bdoing (something|it|this) wrong\b|\b(is|was) (this|that|it) (just|only) (a phase|puberty|hormones|the age|attention)\b|\b(is|was) (that|this|it) normal\b|\bgrow out of\b|\b(should|shall|can|do|may) (i|we) ?\?*$/

/** One word is enough where a baby's life is at stake: 'on the sofa with her'. */
export const SAFETY = /^safe-sleep-/

/** From an everyday matter a word about a child's worth or safety is enough: 'she cried and said she is stupid'. */
export const WORTH = /^(self-esteem|low-mood|self-harm|bullied|cyberbullying)-/
