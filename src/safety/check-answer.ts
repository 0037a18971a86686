import { waivesDoctor } from './answers/no-doctor.ts'
import { type Sentence, sentenceReader } from './answers/read-answer.ts'
import { ANSWER_RULES, type AnswerRule, type Facts, type ProblemKind } from './answers/rule.ts'
import { isWarnedOf } from './answers/say-no.ts'

export type Problem = {
  kind: ProblemKind
  /** The sentence as the coach wrote it. Never log it: it is about a family. */
  sentence: string
}

export type AboutChild = {
  /** Years; 0.5 is six months. Without it, what the answer itself says of a baby counts. */
  age?: number | null
}

const REMEMBERED = 3
// No coach writes more; a stuck model must not keep the process busy.
const READ_MAX_CHARS = 64_000

/**
 * What an answer of the coach must not say, sentence by sentence: deterministic, local, English, a millisecond or less. Warnings pass
 * ('never shake a baby'), questions pass, and what depends on age is judged by the child's. An empty list is no proof that an answer is good.
 */
export const checkAnswer = (text: string, about: AboutChild = {}): Problem[] => answerChecker(about)(text)

/** The same while an answer is written: give it what came since, and it judges the sentences that are new. */
export const answerChecker = ({ age = null }: AboutChild = {}): ((text: string) => Problem[]) => {
  const hear = sentenceReader()
  const ended: Sentence[] = []
  let open: Sentence | null = null
  let facts = factsOf([], age)
  let left = READ_MAX_CHARS
  return (text) => {
    const heard = hear(text.slice(0, left))
    left = Math.max(0, left - text.length)
    const judged = open !== null && heard.ended[0] === open ? ended.length + 1 : ended.length
    const isJudged = open !== null && heard.ended.length === 0 && heard.open === open
    ended.push(...heard.ended)
    open = heard.open
    const all = open ? [...ended, open] : ended
    const before = facts
    // Without an age the answer's own words say how old the child is, and then of every sentence.
    if (age === null) facts = together(before, factsOf([...heard.ended, ...(open ? [open] : [])], null))
    const isNews = facts.isBaby !== before.isBaby || facts.isSmallBaby !== before.isSmallBaby
    const from = isNews ? 0 : isJudged ? all.length : judged
    return all
      .slice(from)
      .flatMap((sentence, at) =>
        problemsOf(
          sentence,
          all.slice(Math.max(0, from + at - REMEMBERED), from + at),
          age === null ? facts : factsOf([sentence], age),
        ),
      )
  }
}

const problemsOf = (sentence: Sentence, before: Sentence[], facts: Facts): Problem[] => {
  const kinds = new Set(ANSWER_RULES.filter((rule) => breaks(rule, sentence, facts)).map(({ kind }) => kind))
  const saidBefore = before.map(({ plain }) => plain)
  if (!sentence.isQuestion && waivesDoctor(sentence.plain, saidBefore)) kinds.add('no_doctor')
  return [...kinds].map((kind) => ({ kind, sentence: sentence.written }))
}

const breaks = (rule: AnswerRule, { plain, unquoted, isQuestion }: Sentence, facts: Facts): boolean => {
  if (isQuestion || (rule.isForBaby && !facts.isBaby)) return false
  const text = rule.isOutsideQuotes ? unquoted : plain
  const isSips = rule.kind === 'unsafe_feeding' && !facts.isSmallBaby && SIPS_WITH_MEALS.test(text)
  // Looked for first, since most sentences hold none of it.
  if (!isSips && text.search(rule.pattern) < 0) return false
  if (!HARMS_WHOEVER_SAYS_IT.includes(rule.kind) && isReported(text)) return false
  if (rule.unless?.test(text) || rule.only?.test(text) === false) return false
  if (isSips) return /honey/.test(text)
  return [...text.matchAll(rule.pattern)].some(
    ({ index, 0: { length } }) =>
      rule.isFinal || !isWarnedOf(text, rule.hasGap ? index + length : index, index + length),
  )
}

/** From half a year on, sips from a cup with a meal are ordinary advice. */
const SIPS_WITH_MEALS =
  /\b(?:sips?|cup|beaker|with (?:his |her |their |the )?(?:meals?|food|solids|lunch|dinner|breakfast))\b/

/** A recipe for harm stays one in anybody's mouth, and what the coach promises or did nobody else can. */
const HARMS_WHOEVER_SAYS_IT: ProblemKind[] = ['method', 'dose', 'secrecy', 'claimed_action', 'phone_number']
const SPEAKER =
  '(?:people|some(?: people| parents)?|many(?: people| parents)?|others|parents|grandparents?|relatives|friends?|books?|forums?|your (?:\\w+ ){0,2}?(?:mother|father|mum|mom|dad|partner|husband|wife|ex|sister|brother|mother-in-law|family|friends?|neighbou?r|nan|grandma|grandmother))'
const REPORTED = new RegExp(
  `\\b${SPEAKER} (?:\\w+ ){0,2}?(?:says?|said|tells?|told|thinks?|thought|believes?|believed|claims?|claimed|wants? you to|suggests?|suggested|swears? by|insists?|mentioned|wrote|were told|was told|(?:will|may|might|would) (?:say|tell))\\b`,
)
const AGREES =
  /\b(?:right|true|agree|listen to|follow (?:his|her|their|that)|do (?:as|what) (?:he|she|they)|good idea|works|go ahead|try it|and it is fine|worth)\b/

/** What somebody else says of it is told, not advised, unless the coach goes along. */
const isReported = (text: string): boolean => REPORTED.test(text) && !AGREES.test(text)

const BABY = /\b(?:bab(?:y|ies)|infants?|newborns?|\d+[- ]weeks?[- ]old|\d+[- ]months?[- ]old)\b/
const SMALL_BABY = /\b(?:newborns?|[1-9][- ]?weeks?[- ]old|[1-5][- ]months?[- ]old|under six months)\b/

const together = (one: Facts, other: Facts): Facts => ({
  isBaby: one.isBaby || other.isBaby,
  isSmallBaby: one.isSmallBaby || other.isSmallBaby,
})

const factsOf = (sentences: Sentence[], age: number | null): Facts => {
  const says = (words: RegExp) => sentences.some(({ plain }) => words.test(plain))
  if (age !== null && age < 1) return { isBaby: true, isSmallBaby: age < 0.5 }
  // An older child may have a small sibling: then the answer's own words say so.
  return { isBaby: says(BABY), isSmallBaby: says(SMALL_BABY) }
}
