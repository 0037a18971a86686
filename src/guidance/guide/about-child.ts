import { capital, type Names } from '../words/fill.ts'

/** 'What if she won't eat?' as it is asked of this child: the pronoun is the parent's own, or the name where they have used none. */
export const aboutChild = (question: string, { name, pronoun }: Names): string => {
  const isHers = /\b(?:she|her|hers|herself)\b/i.test(question)
  const isHis = /\b(?:he|him|his|himself)\b/i.test(question)
  // Somebody else is in it, or nobody: whose pronoun it is cannot be told.
  if (isHers === isHis || OTHERS.test(question)) return question
  if (pronoun === (isHers ? 'she' : 'he')) return question
  if (pronoun === 'they') return named(question, name)
  return question.replace(PRONOUN, (word, at: number) => {
    const other = isHers
      ? fromHers(word, question.slice(at + word.length), question.slice(0, at))
      : TO_HERS[word.toLowerCase()]
    return asWritten(word, other ?? word)
  })
}

const PRONOUN = /\b(?:she|hers|herself|her|he|himself|him|his)\b/gi
const OTHERS =
  /\b(?:husband|wife|partner|ex|boyfriend|girlfriend|mums?|moms?|mother|dads?|father|parents|gran\w*|nan|nana|in-laws|teacher|doctor|friends?|sister|brother|twin|cousin|boys?|girls?|boss)\b/i

const TO_HERS: Record<string, string> = { he: 'she', him: 'her', his: 'her', himself: 'herself' }

/** 'Her' is 'his' before what is hers, and 'him' elsewhere. */
const fromHers = (word: string, after: string, before: string): string => {
  const lower = word.toLowerCase()
  if (lower === 'her' && LETS.test(before)) return 'him'
  if (lower !== 'her') return { she: 'he', hers: 'his', herself: 'himself' }[lower] ?? word
  return /^ (?!(?:to|and|or|till|until|while|because|after|before|than|in|on|at|for|from|with|when|if|so|that|off|out|up|down|back|away|about|alone|a|an|the|more|again|not|now|then|be|go|do|eat|sleep|cry|have|by|into|over|what|how|why|where|home|here|there|awake|asleep|upset|happy|dry|calm)\b)[a-z]/i.test(
    after,
  )
    ? 'his'
    : 'him'
}

/** What she does stands behind these: 'let her choose'. */
const LETS =
  /\b(?:let|lets|letting|make|makes|made|making|help|helps|helped|helping|watch|watching|hear|heard) $/i

const asWritten = (word: string, other: string): string =>
  /^[A-Z]/.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other

/** The name for the first pronoun, and for each that a verb goes with. */
const named = (question: string, name: string): string => {
  let isFirst = true
  const withName = question.replace(PRONOUN, (word, at: number) => {
    const lower = word.toLowerCase()
    const after = question.slice(at + word.length)
    const isSubject = lower === 'she' || lower === 'he'
    const isOwn =
      lower === 'his' || (lower === 'her' && fromHers(word, after, question.slice(0, at)) === 'his')
    if (isFirst || isSubject) {
      isFirst = false
      return lower.endsWith('self') ? 'themself' : isOwn ? `${name}'s` : name
    }
    return lower.endsWith('self') ? 'themself' : isOwn ? 'their' : 'them'
  })
  return capital(withName)
}
