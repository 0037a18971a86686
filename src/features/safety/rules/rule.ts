import type { Concern, Level } from '../contract.ts'
import type { Facts } from './facts.ts'
import { find, type Pattern, pattern, type Span } from './pattern.ts'
import { NEGATORS, wordClass } from './vocabulary.ts'

/**
 * Why a sentence with a dangerous pattern may be harmless: it is denied, long past, made up, only feared, a joke or already over.
 * A group names those it listens to; a pattern that itself holds a 'not' must not listen to 'denied'.
 */
export type Excuse = 'denied' | 'past' | 'fiction' | 'hypothetical' | 'joke' | 'resolved'

export type RuleGroup = {
  level: Exclude<Level, 'none'>
  concern: Concern
  patterns: string[]
  /** Any of these in the same sentence makes it harmless. */
  unless?: string[]
  when?: (facts: Facts) => boolean
  excuses?: Excuse[]
  /** What is left when it is past: something old still hurts. */
  pastLevel?: 'support'
}

export type Rule = {
  level: RuleGroup['level']
  concern: Concern
  pattern: Pattern
  group: RuleGroup
  unless: Pattern[]
}

export const compile = (groups: RuleGroup[]): Rule[] =>
  groups.flatMap((group) => {
    const unless = (group.unless ?? []).map(pattern)
    return group.patterns.map((source) => ({
      level: group.level,
      concern: group.concern,
      pattern: pattern(source),
      group,
      unless,
    }))
  })

/** The level a rule finds in a sentence, or null. `nearby` is the sentence with its neighbours. */
export const apply = (rule: Rule, sentence: string[], nearby: string[], facts: Facts): Level | null => {
  const { group } = rule
  if (group.when !== undefined && !group.when(facts)) return null
  const excuses = group.excuses ?? []
  const spans = find(rule.pattern, sentence)
  const stated = excuses.includes('denied') ? spans.filter((span) => !isDenied(span, sentence)) : spans
  if (stated.length === 0) return null
  if (rule.unless.some((other) => find(other, sentence).length > 0)) return null
  if (excuses.includes('fiction') && has('FICTION', sentence)) return null
  if (excuses.includes('joke') && has('JOKE', sentence)) return null
  if (excuses.includes('hypothetical') && stated.every((span) => isHypothetical(span, sentence))) return null
  if (excuses.includes('resolved') && has('RESOLVED', nearby)) return null
  if (excuses.includes('past') && has('PAST', sentence) && !has('STILL', sentence))
    return group.pastLevel ?? null
  return rule.level
}

const has = (name: string, words: string[]): boolean => {
  const set = wordClass(name)
  return words.some((word) => set.has(word))
}

const LIGHT = wordClass('LIGHT')
const HYPOTHETIC = wordClass('HYPOTHETIC')

// 'not' denies only what follows it at once or over light words: 'she does not want to die', never 'I do not know, he hit me'.
const isDenied = ({ start }: Span, sentence: string[]): boolean => {
  for (let at = start - 1; at >= 0 && at >= start - 8; at--) {
    const word = sentence[at] as string
    if (NEGATORS.has(word)) return true
    if (!LIGHT.has(word)) return false
  }
  return false
}

const isHypothetical = ({ start, end }: Span, sentence: string[]): boolean =>
  sentence.slice(Math.max(0, start - 12), end + 5).some((word) => HYPOTHETIC.has(word)) ||
  sentence.slice(Math.max(0, start - 5), start + 1).includes('if')
