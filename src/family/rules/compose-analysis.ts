import analysis from '../../../content/personality/analysis.json' with { type: 'json' }
import type { Letter } from '../contract.ts'
import { withName } from './analysis-name.ts'

/**
 * Four sentences about a child of this type and age (in years), put together from content/personality/analysis.json: the same type, age
 * and name always give the same words.
 */
export const composeAnalysis = ({ name, age, type }: { name: string; age: number; type: string }): string => {
  const band = analysis.bands.find(({ upToYears }) => age < upToYears)
  if (!band) throw new Error(`content/personality/analysis.json: no band for ${age} years`)
  const [people, noticing, deciding, days] = [...type].map((letter) => band.letters[letter as Letter])
  return withName([people, noticing, deciding, `${days}; ${band.close}`].join(' '), name)
}
