import { WIDE } from './evidence.ts'
import { stem } from './stem.ts'
import { termOf, termsOfPlain } from './terms.ts'
import { isMeasured, WAY_WORDS, type Ways, waysOf } from './ways.ts'

/** Something a parent asks whether to do. */
export type Deed = {
  /** What it is about, brought to one form each. */
  content: string[]
  /** Its first word, by which a step begins as well: 'bite' of 'bite him back'. */
  word: string
  /** What stands for that word and all that mean the same. */
  verb: string
  /** Done to somebody, and not alone. */
  isOfSomebody: boolean
  /** Something the child would do. */
  isChilds: boolean
  /** A thing and no doing: 'a chart'. */
  isThing: boolean
  /** Which way it changes something: 'a later bedtime'. */
  ways: Ways
}

/** Reads a deed from a normalised half of a question; null where its words could be meant of anything. */
export const deedIn = (half: string, isChilds = false): Deed | null => {
  const asked = (half.replace(ONLOOKER, ' ').split(REASON)[0] ?? half).replace(LEADING, '').trim()
  const isGiven = isChilds && GIVEN.test(asked)
  const said = isGiven ? asked.replace(GIVEN, 'give ') : asked
  // What a child may have bribes nobody.
  const core = (isGiven ? inCardWords(said) : withWarning(inCardWords(said))).replace(CHILD, '')
  const ways = waysOf(core)
  const content = [...new Set(termsOfPlain(isMeasured(ways) ? core.replace(WAY_WORDS, ' ') : core))].filter(
    (term) => !WIDE.has(term),
  )
  if (content.every((term) => SAYS_LITTLE.has(term))) return null
  const word = core.match(/[\p{L}']+/u)?.[0] ?? ''
  const isThing = /^(a|an|the|some|more|less|one)\b/.test(core)
  return {
    content,
    word,
    verb: isThing ? (content[0] ?? '') : termOf(stem(word)),
    // Whoever gives, gives to somebody: a card need not say to whom.
    isOfSomebody: !/^(?:give|offer)\b/.test(core) && /\b(him|her|them|my child|the baby)\b/.test(core),
    // What cards have a name for is what the parent allows: 'can she sleep in my bed' asks about sharing a bed.
    isChilds: !isGiven && (isChilds || CHILD.test(said)) && inCardWords(said) === said,
    isThing,
    ways,
  }
}
/** What a child may have, eat or drink is what a parent gives. */
const GIVEN = /^(?:he |she |they )?(?:have|eat|drink|try) /
const CHILD = /^(?:he|she|they|it|my child) /

/** What a parent asks about doing, in the words that cards use for it. The question and the card's lines are read so. */
export const inCardWords = (deed: string): string =>
  SAME.reduce((said, [asked, named]) => said.replace(asked, named), deed)

/** With what a card warns of in it said out loud: making a child do it, paying for it, dropping it. */
const withWarning = (deed: string): string =>
  WARNED.reduce((said, [asked, named]) => said.replace(asked, named), deed)

const TALKS_TO =
  '\\b(?:(?:talk|speak|write)(?:ing)? (?:to|with)|ask|tell|ring|call|phone|contact|email|message|involve)(?: (?:his|her|their|the|my|your|our|a))?'
const SAME: [RegExp, string][] = [
  [
    new RegExp(
      `${TALKS_TO}(?: (?:class|form|head))? (?:teachers?|school|nursery|kindergarten|staff)\\b`,
      'i',
    ),
    'speaktoschool',
  ],
  [new RegExp(`${TALKS_TO} other (?:parents?|mums?|moms?|mother|dad|family)\\b`, 'i'), 'speaktoparents'],
  [/\bput (?:a little |some )?(\w+) in an? (?:open |small )?(?:cup|bowl)\b/i, 'give $1'],
  [/\b(?:put|putting|go|going|get|take)(?: him| her| them| my child| \{name\})? to bed\b/i, 'bedtime'],
  [
    /\b(make (him|her|them) )?pay (it |them |that |for it |everything )?back\b|\bwork out the repayment\b/i,
    'repay',
  ],
  [/\bcry it out\b/, 'leave to cry alone'],
  [/\b(put|putting|lay|set) (him|her|them|the baby|my child|\{name\})( \w+)? down\b/, 'lay $2'],
  [
    /\b(walk|step|go|get|leave) (out|away|outside|the room|to another room|into another room|next door)\b/,
    'stepaway',
  ],
  [/\bwake (him|her|them)( up)? (to|for)( \w+){0,4} (toilet|wee|pee|potty|loo)\b/, 'lifting $1 asleep'],
  [
    /\b(sleep|come|get|bring \w+|let \w+|have \w+|take \w+)( sleep)? in(to)? (my|our|the big|mum and dad's) bed\b/,
    'bedsharing',
  ],
  [/\bshar(e|ing) (a|your|the|our) bed\b/i, 'bedsharing'],
  [
    /\b(read|check|search|go through|look (at|in|through)|monitor|track|see) (his|her|their|the) (messages?|phone|chats?|whatsapp|texts?|diary|diaries|dms?)\b/,
    'secret spying',
  ],
]

const WARNED: [RegExp, string][] = [
  [/\bmake (him|her|them)\b/, 'force $1'],
  [
    /\b(promise|reward|pay|offer|buy|give)\b.{0,20}\b(toys?|sweets?|money|treats?|presents?|stickers?|chocolate|ice cream|prize)\b/,
    'bribe',
  ],
  [/\b(stop|quit|give up|leave out) (the|his|her|our|my|speaking|using)\b/, 'drop'],
]

/** 'So he knows how it feels' is why, not what. */
const REASON = /\b(?:so (?:that |he|she|they|i|we)|because|when|whenever|if|until|while|in order)\b/
/** Whoever looks on does nothing: 'she sees me cry' asks about crying. */
const ONLOOKER = /^ *(?:he|she|they|my child) (?:sees?|hears?|watch(?:es)?|saw|heard) (?:me|us) /
const LEADING = /^(?: |to |just |really |even |simply |still |maybe |then |also |need to |have to |try to )+/

/** Alone they could be meant of anything. */
export const SAYS_LITTLE = new Set(
  'talk speech hold let leav ask call help work plai room see tell put give bring turn show stai send pick'
    .split(' ')
    .map(termOf),
)
