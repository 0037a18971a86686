import analysis from '../../../content/personality/analysis.json' with { type: 'json' }
import type { Letter } from './contract.ts'

/**
 * Four sentences about a child of this type and age, put together from content/personality/analysis.json: the same type, age and name
 * always give the same words. Age in years. The name must be one that fits into a sentence; see analysis-name.
 */
export const composeAnalysis = ({ name, age, type }: { name: string; age: number; type: string }): string => {
  const band = analysis.bands.find(({ upToYears }) => age < upToYears) ?? analysis.bands.at(-1)
  if (!band) throw new Error('content/personality/analysis.json: no bands')
  const [people, noticing, deciding, days] = [...type].map((letter) => band.letters[letter as Letter])
  return fillName([people, noticing, deciding, `${days}, ${band.close}`].join(' '), name)
}

const START_OF_SENTENCE = /(^|[.!?]\s+)\{name\}/g

const fillName = (text: string, name: string): string =>
  text.replace(START_OF_SENTENCE, (_, before: string) => before + capitalised(name)).replaceAll('{name}', () => name)

/** 'your child' stands at the start of a sentence too; a name keeps the letters its family gave it. */
const capitalised = (name: string): string => (name === YOUR_CHILD ? 'Your child' : name)

export const YOUR_CHILD = 'your child'
const NAME_MAX_WORDS = 3
const NAME_MAX_CHARS = 40

/** The name as it stands in a short text: what is long, or could end a sentence, gives way to 'your child'. */
export const analysisName = (name: string): string => {
  const fits = name !== '' && name.length <= NAME_MAX_CHARS && name.split(/\s+/).length <= NAME_MAX_WORDS
  return fits && !/[.!?|<>{}[\]\n]/.test(name) ? name : YOUR_CHILD
}
