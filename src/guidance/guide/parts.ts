import type { Card } from '../card.ts'
import type { AnswerParts } from '../contract.ts'
import type { Phrases } from '../phrases.ts'
import { fill, type Names, thinNames } from '../words/fill.ts'

const EMPTY: AnswerParts = {
  form: 'letter',
  about: null,
  opening: '',
  steps: [],
  fit: null,
  words: [],
  avoid: [],
  help: null,
  question: null,
}

/** An answer of a few sentences. */
export const partsWith = (parts: Partial<AnswerParts>): AnswerParts => ({ ...EMPTY, ...parts })

/** The child in every part, by name at most a few times in all. */
export const fillParts = (parts: AnswerParts, names: Names): AnswerParts => {
  const templates = [
    parts.opening,
    ...parts.steps.flatMap((step) => [step.do, step.why ?? '']),
    parts.fit ?? '',
    ...parts.words,
    ...parts.avoid,
    parts.help ?? '',
    parts.question ?? '',
  ]
  const filled = fill(thinNames(templates.join(BETWEEN), MOST_NAMES), names).split(BETWEEN)
  const take = () => filled.shift() ?? ''
  return {
    ...parts,
    opening: take(),
    steps: parts.steps.map(() => ({ do: take(), why: take() || null })),
    fit: take() || null,
    words: parts.words.map(take),
    avoid: parts.avoid.map(take),
    help: take() || null,
    question: take() || null,
  }
}

const MOST_NAMES = 3
/** Ends a sentence, so that a name after it is taken for the beginning of one. */
const BETWEEN = '\n\u0001\n'

/** The same answer as a letter: what is copied, exported, searched and read aloud. */
export const letterOf = (parts: AnswerParts, phrases: Pick<Phrases, 'say'>): string => {
  const { form, about, opening, fit, avoid, help, question } = parts
  const steps = parts.steps.map(({ do: step, why }) => [step, why].filter(Boolean).join(' '))
  const words = parts.words.map((line) => `"${line}"`).join(' ')
  const said = words && `${phrases.say} ${words}`
  const body =
    form === 'minute' ? [steps[0], said, opening, ...steps.slice(1), fit] : [opening, ...steps, fit, said]
  return [about && `About ${about}:`, ...body, avoid.join(' '), help, question].filter(Boolean).join('\n\n')
}

/** A matter of health, where when to get help stands in the first answer. */
export const isHealth = ({ keywords }: Pick<Card, 'keywords'>): boolean => HEALTH.test(keywords.join(' '))
const HEALTH =
  /\b(fever|temperature|rash|vomiting|reflux|weight gain|self harm|cot death|choking|enuresis|constipat\w+|not walking|speech delay|colic|eating disorder|suicid\w+|adhd|autis\w+|selective mutism|depress\w+|dyslexia)\b/
