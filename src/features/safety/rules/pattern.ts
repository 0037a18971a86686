import { forms } from './inflect.ts'
import { CLASSES, NEGATORS } from './vocabulary.ts'

/**
 * A pattern is words in order, e.g. 'SELF ~3 want+ to die':
 *   word      that word            word+      in all its forms         a|b      either
 *   CLASS     any of a class       word?      may be missing           ~3       up to three other words between
 *   two_words a phrase             A & B      both in the sentence, in any order
 *                                  A && B     B in the sentence or near it (see rule.ts)
 * A '?' at the end of a|b makes the whole choice optional.
 * A gap never crosses a negation: 'I do not want to die' is not 'I want to die'.
 */
export type Pattern = { parts: Step[][]; anchor: Set<string>; needs: number[] }
type Step = {
  id: number
  words: Set<string>
  phrases: Map<string, string[][]>
  gap: number
  optional: boolean
}
/** Places of the first and last word. */
export type Span = { start: number; end: number }

export const pattern = (source: string): Pattern => {
  const parts = source.split(' & ').map(steps)
  const required = parts.flat().filter((step) => !step.optional)
  const firsts = required.map((step) => new Set([...step.words, ...step.phrases.keys()]))
  return {
    parts,
    anchor: firsts.reduce((best, words) => (rarity(words) < rarity(best) ? words : best)),
    needs: [...new Set(required.map(({ id }) => id))],
  }
}

/** Every choice of words that a step may begin with has a number; a sentence is first read as the numbers it can serve. */
const choices = new Map<string, { id: number } & Pick<Step, 'words' | 'phrases'>>()
const idsOfWord = new Map<string, number[]>()

const choiceOf = (source: string): { id: number } & Pick<Step, 'words' | 'phrases'> => {
  const known = choices.get(source)
  if (known !== undefined) return known
  const choice = { id: choices.size, ...entries(source.split('|').flatMap(expand)) }
  choices.set(source, choice)
  for (const word of new Set([...choice.words, ...choice.phrases.keys()]))
    idsOfWord.set(word, [...(idsOfWord.get(word) ?? []), choice.id])
  return choice
}

/** The numbers of the choices that a sentence has a first word for. */
export const standing = (sentence: string[]): Uint8Array => {
  const stands = new Uint8Array(choices.size)
  for (const word of sentence) for (const id of idsOfWord.get(word) ?? []) stands[id] = 1
  return stands
}

export const couldStand = ({ needs }: Pattern, stands: Uint8Array): boolean =>
  needs.every((id) => stands[id] === 1)

// Rules are only tried where their anchor stands, so it must not be a word that stands everywhere.
const COMMON = new Set(
  `i me my we us he she they him her his them their hechild shechild headult sheadult himchild it the a is am are was were be been has have had not no never to of in on at for
  with from and or if when after before up out off down over so just very really all any some now again day days night time hours week weeks month months year years old son daughter
  baby child kid kids children boy girl husband wife mom mum dad mother father want wants going go get gets got feel feels like know think say says said tell told make makes made take
  takes took can will would could do does did school home house room bed water bottle food eat milk sleep head hand face play game one two three 1 2 3 4 5 6 7 8 9 10 12 more most only
  every always help need should work way back around put give said year good bad new first last myself himself herself`.split(
    /\s+/,
  ),
)
const COMMON_WEIGHT = 60
const rarity = (words: Set<string>): number => {
  let weight = words.size
  for (const word of words) if (COMMON.has(word)) weight += COMMON_WEIGHT
  return weight
}

const steps = (source: string): Step[] => {
  const found: Step[] = []
  let gap = 0
  for (const word of source.trim().split(/\s+/)) {
    if (word.startsWith('~')) {
      gap = Number(word.slice(1))
      continue
    }
    const optional = word.endsWith('?')
    found.push({
      ...choiceOf(optional ? word.slice(0, -1) : word),
      gap,
      optional,
    })
    gap = 0
  }
  return found
}

const entries = (all: string[]): Pick<Step, 'words' | 'phrases'> => {
  const phrases = new Map<string, string[][]>()
  for (const phrase of all.filter((entry) => entry.includes('_'))) {
    const words = phrase.split('_')
    const first = words[0] as string
    phrases.set(first, [...(phrases.get(first) ?? []), words])
  }
  return { words: new Set(all.filter((entry) => !entry.includes('_'))), phrases }
}

const expand = (name: string): string[] => {
  if (!/^[A-Z][A-Z_]*$/.test(name)) return forms(name)
  const words = CLASSES.get(name)
  if (words === undefined) throw new Error(`no word class ${name}`)
  return [...words]
}

/** Where the pattern's first part stands, each place once; empty unless every part stands in the sentence. */
export const find = ({ parts }: Pattern, sentence: string[]): Span[] => {
  const [first, ...others] = parts
  if (first === undefined) return []
  if (!endStands(first, sentence)) return []
  const spans = findSteps(first, sentence)
  return spans.length > 0 && others.every((other) => findSteps(other, sentence).length > 0) ? spans : []
}

// The anchor is known to stand; most patterns fail for want of their last word, so that is looked for first.
const endStands = (all: Step[], sentence: string[]): boolean => {
  const last = all.findLast((step) => !step.optional)
  return last === undefined || sentence.some((word) => last.words.has(word) || last.phrases.has(word))
}

// Keeps one state per end position, so that time grows with sentence x gap and never with the number of ways to match.
const findSteps = ([first, ...others]: Step[], sentence: string[]): Span[] => {
  let states = first === undefined ? [] : starts(first, sentence)
  for (const step of others) {
    if (states.length === 0) return states
    const next = follow(step, states, sentence)
    states = step.optional ? [...states, ...next] : next
  }
  return states
}

const starts = (step: Step, sentence: string[]): Span[] => {
  const spans: Span[] = []
  for (let at = 0; at < sentence.length; at++) {
    for (const end of endsAt(step, sentence, at)) spans.push({ start: at, end })
  }
  return spans
}

const follow = (step: Step, states: Span[], sentence: string[]): Span[] => {
  const byEnd = new Map<number, Span>()
  for (const { start, end } of states) {
    for (let at = end + 1; at <= end + 1 + step.gap && at < sentence.length; at++) {
      for (const last of endsAt(step, sentence, at)) byEnd.set(last, { start, end: last })
      if (NEGATORS.has(sentence[at] as string)) break
    }
  }
  return [...byEnd.values()]
}

const NOWHERE: number[] = []
const endsAt = (step: Step, sentence: string[], at: number): number[] => {
  const word = sentence[at] as string
  const phrases = step.phrases.get(word)
  if (phrases === undefined && !step.words.has(word)) return NOWHERE
  const ends = step.words.has(word) ? [at] : []
  for (const phrase of phrases ?? []) {
    if (phrase.every((part, offset) => sentence[at + offset] === part)) ends.push(at + phrase.length - 1)
  }
  return ends
}
