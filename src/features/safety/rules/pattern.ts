import { forms } from './inflect.ts'
import { CLASSES, NEGATORS } from './vocabulary.ts'

/**
 * A pattern is words in order, e.g. 'SELF ~3 want+ to die':
 *   word      that word            word+      in all its forms         a|b      either
 *   CLASS     any of a class       word?      may be missing           ~3       up to three other words between
 *   A & B     both in the sentence, in any order
 * A gap never crosses a negation: 'I do not want to die' is not 'I want to die'.
 */
export type Pattern = { parts: Step[][]; anchor: Set<string> }
type Step = { words: Set<string>; gap: number; optional: boolean }
export type Span = { start: number; end: number }

export const pattern = (source: string): Pattern => {
  const parts = source.split(' & ').map(steps)
  const required = parts.flat().filter((step) => !step.optional)
  const anchor = required.reduce(
    (best, step) => (step.words.size < best.size ? step.words : best),
    required[0]?.words ?? new Set(),
  )
  return { parts, anchor }
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
    const names = (optional ? word.slice(0, -1) : word).split('|')
    found.push({ words: new Set(names.flatMap(expand)), gap, optional })
    gap = 0
  }
  return found
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
  const spans = findSteps(first, sentence)
  return spans.length > 0 && others.every((other) => findSteps(other, sentence).length > 0) ? spans : []
}

// Keeps one state per end position, so that time grows with sentence x gap and never with the number of ways to match.
const findSteps = (wanted: Step[], sentence: string[]): Span[] => {
  let states: Span[] | null = null
  for (const step of wanted) {
    const next = states === null ? starts(step, sentence) : follow(step, states, sentence)
    states = step.optional && states !== null ? [...states, ...next] : next
    if (states.length === 0) return states
  }
  return states ?? []
}

const starts = (step: Step, sentence: string[]): Span[] => {
  const spans: Span[] = []
  for (let at = 0; at < sentence.length; at++) {
    if (step.words.has(sentence[at] as string)) spans.push({ start: at, end: at })
  }
  return spans
}

const follow = (step: Step, states: Span[], sentence: string[]): Span[] => {
  const byEnd = new Map<number, Span>()
  for (const { start, end } of states) {
    for (let at = end + 1; at <= end + 1 + step.gap && at < sentence.length; at++) {
      const word = sentence[at] as string
      if (step.words.has(word)) byEnd.set(at, { start, end: at })
      if (NEGATORS.has(word)) break
    }
  }
  return [...byEnd.values()]
}
