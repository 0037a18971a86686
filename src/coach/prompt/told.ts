import { analysisOf, formatAge } from '../../family/rules.ts'
import type { Pronoun } from '../../guidance/words/pronouns.ts'
import type { CoachRequest } from '../coach.ts'
import type { Safe } from '../masking/types.ts'
import { block } from './blocks.ts'

const SUMMARY_CHARS = 450
const EARLIER_CHARS = 4 * SUMMARY_CHARS
const TRIED_CHARS = 240
const INTEREST_CHARS = 300
const TYPE_CHARS = 60
/** The specification's text has fewer than a hundred words. */
const ANALYSIS_CHARS = 700

/** The first turn: this child, and what is remembered. */
export const toldBlocks = (asked: CoachRequest, pronoun: Pronoun, safe: Safe): string =>
  [
    block('child', childFacts(asked, pronoun, safe)),
    block('earlier', earlier(asked, safe) || 'No previous context available.'),
    ...blockOf('tried', tried(asked, safe)),
    ...blockOf('remembered', remembered(asked, safe)),
  ].join('\n')

const childFacts = ({ child, personalityProfile }: CoachRequest, pronoun: Pronoun, safe: Safe): string => {
  const analysis = analysisOf(personalityProfile)
  return [
    'name: [child]',
    `age: ${formatAge(child.age)}`,
    `spoken of as: ${pronoun}`,
    child.type && `personality type, a loose aid and no evidence: ${safe(line(child.type), TYPE_CHARS)}`,
    analysis &&
      `about that type, from a model that was told no more: ${safe(line(analysis), ANALYSIS_CHARS)}`,
    child.interests.length > 0 && `likes: ${safe(line(child.interests.join(', ')), INTEREST_CHARS)}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Only where there is any, so that most requests stay as short as they were. */
const blockOf = (tag: string, lines: string[]): string[] =>
  lines.length > 0 ? [block(tag, lines.join('\n'))] : []

const tried = ({ tried: steps = [] }: CoachRequest, safe: Safe): string[] =>
  steps.map(({ step, outcome, when, note }) => {
    const said = note ? ` The parent said: "${safe(line(note), TRIED_CHARS)}"` : ''
    return `${OUTCOMES[outcome ?? 'none']}, ${when}: ${safe(line(step), TRIED_CHARS)}${said}`
  })

const OUTCOMES = {
  worked: 'helped',
  partly: 'helped in part',
  not: "didn't help",
  none: 'being tried',
}

const remembered = ({ remembered: facts = [] }: CoachRequest, safe: Safe): string[] =>
  facts.map(({ question, text }) => {
    const said = `the parent said: "${safe(line(text), TRIED_CHARS)}"`
    return question ? `you asked: "${safe(line(question), TRIED_CHARS)}" ${said}` : said
  })

/** A line of facts stays one, or an interest could add a fact of its own. */
const line = (text: string): string => text.replace(/\s+/g, ' ')

/** How the talk began, and then the newest summaries that fit, each once, oldest first. */
const earlier = ({ summaries = [] }: CoachRequest, safe: Safe): string => {
  const [oldest, ...later] = new Set(
    summaries.map((summary) => safe(line(summary).trim(), SUMMARY_CHARS)).filter(Boolean),
  )
  if (oldest === undefined) return ''
  const kept: string[] = []
  let chars = oldest.length
  for (const text of later.toReversed()) {
    chars += text.length
    if (chars > EARLIER_CHARS) break
    kept.unshift(text)
  }
  return [oldest, ...kept].join('\n')
}
