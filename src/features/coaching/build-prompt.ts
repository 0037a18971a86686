import { ANSWERS, type AnswerParameters } from '../../platform/model/coach-variables.ts'
import type { ModelRequest } from '../../platform/model/model.ts'
import { analysisOf, formatAge } from '../children/rules.ts'
import type { Card } from '../guidance/card.ts'
import type { CoachRequest } from './coach.ts'
import type { AnswerSource, SentMessage } from './contract.ts'
import { block, disarm, item, shorten, visible } from './prompt/blocks.ts'
import { cardFacts } from './prompt/card-facts.ts'
import { type Instructions, systemMessage } from './prompt/instructions.ts'
import { masking } from './prompt/mask.ts'
import type { Names } from './prompt/types.ts'
import { MESSAGE_MAX_CHARS } from './rules.ts'

// Together they bound a prompt, however long a conversation grows.
const LAST_TURNS = 12
const TURN_CHARS = 1000
const SUMMARY_CHARS = 450
const EARLIER_CHARS = 4 * SUMMARY_CHARS
const INTEREST_CHARS = 300
const TYPE_CHARS = 60
/** The specification's text has fewer than a hundred words. */
const ANALYSIS_CHARS = 700
const CARDS = 2
const CARD_CHARS = 1600

type Frame = { instructions: Instructions; canary: string; answers?: AnswerParameters }

export type Prompt = {
  request: ModelRequest
  /** The same for a parent's eyes; only the canary is replaced. */
  sent: SentMessage[]
  /** Of the guidance in it. */
  sources: AnswerSource[]
}

/** What a model is sent: who the coach is, and then, as data in one turn, this child, what fits and what was said. No name leaves. */
export const buildPrompt = (
  asked: CoachRequest,
  { instructions, canary, answers = ANSWERS }: Frame,
): Prompt => {
  const maskNames = masking(namesOf(asked))
  const safe = (text: string, chars: number) => shorten(disarm(maskNames(visible(text))), chars)
  const cards = (asked.cards ?? []).slice(0, CARDS)
  const messages: SentMessage[] = [
    { role: 'system', content: systemMessage(instructions, asked.kind, canary, asked.isGrave) },
    {
      role: 'user',
      content: [
        block('child', childFacts(asked, safe)),
        block('guidance', cards.map((card) => guidance(card, asked)).join('\n\n') || 'None for this.'),
        block('earlier', earlier(asked, safe) || 'No previous context available.'),
        block('talk', talk(asked, safe)),
        block('message', safe(asked.text, MESSAGE_MAX_CHARS)),
      ].join('\n'),
    },
  ]
  return {
    request: { messages, ...answers },
    sent: messages.map(({ role, content }) => ({
      role,
      content: content.replaceAll(canary, '[check word]'),
    })),
    sources: sourcesOf(cards),
  }
}

export const namesOf = ({ child, otherNames, parent }: CoachRequest): Names => ({
  child: [child.name, ...(child.alsoCalled ?? [])],
  others: otherNames ?? [],
  ...(parent?.name ? { parent: parent.name } : {}),
})

type Safe = (text: string, chars: number) => string

const childFacts = ({ child, personalityProfile }: CoachRequest, safe: Safe): string => {
  const analysis = analysisOf(personalityProfile)
  return [
    'name: [child]',
    `age: ${formatAge(child.age)}`,
    child.type && `personality type, a loose aid and no evidence: ${safe(line(child.type), TYPE_CHARS)}`,
    analysis &&
      `about that type, from a model that was told no more: ${safe(line(analysis), ANALYSIS_CHARS)}`,
    child.interests.length > 0 && `likes: ${safe(line(child.interests.join(', ')), INTEREST_CHARS)}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** A line of facts stays one, or an interest could add a fact of its own. */
const line = (text: string): string => text.replace(/\s+/g, ' ')

const guidance = (card: Card, { child }: CoachRequest): string =>
  shorten(disarm(cardFacts(card, formatAge(child.age))), CARD_CHARS)

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

const talk = ({ turns }: CoachRequest, safe: Safe): string =>
  turns
    .slice(-LAST_TURNS)
    .map(({ author, content }) =>
      item('said', author === 'user' ? 'parent' : 'coach', safe(content, TURN_CHARS)),
    )
    .join('\n')

const sourcesOf = (cards: Card[]): AnswerSource[] =>
  cards
    .flatMap((card) => card.sources)
    .filter(({ url }, n, all) => all.findIndex((other) => other.url === url) === n)
    .map(({ publisher, title, url }) => ({ publisher, title, url }))
