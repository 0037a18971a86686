import { formatAge } from '../../family/rules.ts'
import { pronounOf } from '../../guidance/words/pronouns.ts'
import { writtenOut } from '../../guidance/words/written-out.ts'
import { memoize } from '../../platform/memoize.ts'
import { ANSWERS, type AnswerParameters } from '../../platform/model/coach-variables.ts'
import type { ModelRequest } from '../../platform/model/model.ts'
import type { CoachRequest } from '../coach.ts'
import { masking } from '../masking/mask.ts'
import type { Names, Safe } from '../masking/types.ts'
import { disarm, shorten, visible } from './blocks.ts'
import { type Instructions, systemMessage } from './instructions.ts'
import { nowBlocks } from './now.ts'
import { alternating, talkTurns } from './talk-turns.ts'
import { toldBlocks } from './told.ts'

/** Of what a parent wrote, so much is read to see how they speak of the child. */
const HEARD_CHARS = 600

/**
 * What a model is sent: who the coach is, then this child and what is remembered, then the talk, and last what fits the new message. No name
 * leaves, and a parent may read all of it.
 */
export const buildPrompt = (
  asked: CoachRequest,
  { instructions, answers = ANSWERS }: { instructions: Instructions; answers?: AnswerParameters },
): ModelRequest => {
  const harmless = harmlessFor(JSON.stringify(namesOf(asked)))
  const safe: Safe = (text, chars) => shorten(harmless(text), chars)
  const pronoun = pronounOf(heardOf(asked))
  const names = { name: '[child]', age: formatAge(asked.child.age), pronoun }
  return {
    messages: [
      { role: 'system', content: systemMessage(instructions, asked.kind) },
      ...alternating([
        { role: 'user', content: toldBlocks(asked, pronoun, safe) },
        ...talkTurns(asked, safe),
        { role: 'user', content: nowBlocks(asked, names, safe) },
      ]),
    ],
    ...answers,
  }
}

export const namesOf = ({ child, otherNames, parent, otherParents }: CoachRequest): Names => ({
  child: [child.name, ...(child.alsoCalled ?? [])],
  others: otherNames ?? [],
  ...(parent?.name ? { parent: parent.name } : {}),
  ...(otherParents ? { otherParents } : {}),
})

const heardOf = ({ turns, text }: CoachRequest): string[] =>
  [
    ...turns.filter(({ author, choice }) => author === 'user' && !choice).map(({ content }) => content),
    text,
  ].map((said) => plainly(said.slice(0, HEARD_CHARS)))

/** A talk's turns come again with each of its messages: those of so many families are remembered, and so many of each. */
const FAMILIES = 200
const TURNS = 40

const harmlessFor = memoize(FAMILIES, (names) => {
  const maskNames = masking(JSON.parse(names))
  return memoize(TURNS, (text) => disarm(maskNames(visible(text))))
})

const plainly = memoize(FAMILIES * 10, writtenOut)
