import type { Concern, Level } from '../contract.ts'
import type { Facts } from './facts.ts'
import { find, type Pattern, pattern, type Span } from './pattern.ts'
import { NEGATORS, wordClass } from './vocabulary.ts'

/**
 * Why a sentence with a dangerous pattern may be harmless: it is denied, long past, made up, only feared, a joke, practised or already over.
 * A group names those it listens to; a pattern that itself holds a 'not' must not listen to 'denied'.
 */
export type Excuse = 'denied' | 'past' | 'fiction' | 'hypothetical' | 'joke' | 'resolved' | 'rehearsed'

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
  /** What must stand in the sentence or its neighbours: 'A && B'. */
  around: Pattern[]
  group: RuleGroup
  unless: Pattern[]
}

export const compile = (groups: RuleGroup[]): Rule[] =>
  groups.flatMap((group) => {
    const unless = (group.unless ?? []).map(pattern)
    return group.patterns.map((source) => {
      const [here = '', ...around] = source.split(' && ')
      const { level, concern } = group
      return { level, concern, pattern: pattern(here), around: around.map(pattern), group, unless }
    })
  })

/** The level a rule finds in a sentence, or null. `nearby` is the sentence with its neighbours. */
export const apply = (rule: Rule, sentence: string[], nearby: string[], facts: Facts): Level | null => {
  const { group } = rule
  if (group.when !== undefined && !group.when(facts)) return null
  const excuses = group.excuses ?? []
  const spans = find(rule.pattern, sentence)
  const stated = excuses.includes('denied') ? spans.filter((span) => !isDenied(span, sentence)) : spans
  if (stated.length === 0) return null
  if (!rule.around.every((other) => find(other, nearby).length > 0)) return null
  if (rule.unless.some((other) => find(other, sentence).length > 0)) return null
  if (excuses.includes('fiction') && says('fiction', sentence)) return null
  if (excuses.includes('joke') && says('joke', sentence)) return null
  if (excuses.includes('hypothetical') && stated.every((span) => isHypothetical(span, sentence))) return null
  if (excuses.includes('rehearsed') && says('rehearsed', nearby)) return null
  if (excuses.includes('resolved') && says('resolved', nearby)) return null
  if (
    excuses.includes('past') &&
    says('past', sentence) &&
    (!says('still', withoutAges(sentence)) || says('resolved', sentence))
  )
    return says('resolved', nearby) ? null : (group.pastLevel ?? null)
  return rule.level
}

const shapes = (...sources: string[]): Pattern[] => sources.map(pattern)
const EXCUSES = {
  past: shapes(
    'PAST',
    'when SELF|HE|they|CHILD_NOUN was|were ~2 little|younger|young|small|born|pregnant|kids|kid|child|teen|teenager|baby|toddler|growing|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|two|three|four|five|six|seven|eight|nine|ten|months|years|in',
  ),
  still: shapes('STILL'),
  resolved: shapes(
    'RESOLVED',
    'doctor|doc|pediatrician|paediatrician|poison_control|er|nurse ~3 said|says ~5 pass|fine|ok|okay|nothing|normal',
  ),
  rehearsed: shapes('drill|drills|lockdown'),
  joke: shapes('JOKE'),
  fiction: shapes(
    'MADE_UP',
    'FICTION ~4 about|where|which|called|character|scene|says|has',
    'in|on|from|about|watch+|watching|read+|reading|play+|playing|seen|saw|see|wrote|writing|study+ ~4 FICTION',
  ),
  hypothetical: shapes(
    'HYPOTHETIC',
    'FEARED ~1 of|about|that|he|she|they|will|my',
    'what|happens|know ~2 if',
    'do i|we|you ~1 if',
  ),
}
const says = (excuse: keyof typeof EXCUSES, words: string[]): boolean =>
  EXCUSES[excuse].some((shape) => find(shape, words).length > 0)

// 'She is 6 now' says how old she is, and not that it goes on.
const withoutAges = (sentence: string[]): string[] =>
  sentence.filter((word, at) => !(word === 'now' && AGE.test(sentence[at - 1] ?? '')))
const AGE =
  /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|(year|month|week)s?_old|old|years|months|yo)$/

const LIGHT = wordClass('LIGHT')

const SUBJECTS = new Set(['i', 'he', 'she', 'we', 'they', 'hechild', 'shechild', 'headult', 'sheadult'])

// 'not' denies only what follows it at once or over light words: 'she does not want to die', never 'I do not know, he hit me'.
const isDenied = ({ start }: Span, sentence: string[]): boolean => {
  for (let at = start - 1; at >= 0 && at >= start - 8; at--) {
    const word = sentence[at] as string
    // 'I cannot feel anything and I cannot stop': what comes after 'and I' is said anew.
    if (word === 'and' && SUBJECTS.has(sentence[at + 1] ?? '')) return false
    if (NEGATORS.has(word)) return true
    if (!LIGHT.has(word)) return false
  }
  return false
}

// Only what stands near: a worry at the end of a long sentence does not unsay its beginning.
const isHypothetical = ({ start, end }: Span, sentence: string[]): boolean =>
  says('hypothetical', sentence.slice(Math.max(0, start - 12), end + 5)) ||
  sentence.slice(Math.max(0, start - 5), start + 1).includes('if')
