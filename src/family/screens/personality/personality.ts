import questionnaire from '../../../../content/personality/questionnaire.json' with { type: 'json' }
import types from '../../../../content/personality/types.json' with { type: 'json' }
import type { Letter } from '../../contract.ts'

/** The four groups of six statements, and the words for the two ends of each pair. */
export const GROUPS = questionnaire.groups

/** What the ratings 1 and 5 are called. */
export const SCALE = questionnaire.scale

export const personalityType = (code: string | null) => types.find((type) => type.code === code)

/** Before the name is typed the statements speak of 'your child'. */
export function statementFor(text: string, name: string) {
  const sentence = text.replaceAll('{name}', () => name.trim() || 'your child')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const POLE_WORDS = new Map(GROUPS.flatMap((group) => group.poles).map((pole) => [pole.letter, pole.word]))

export const poleWord = (letter: Letter) => POLE_WORDS.get(letter) ?? letter
