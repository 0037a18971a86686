import { cleanLine } from '../platform/clean-text.ts'
import type { ChildInput, Evaluation } from './contract.ts'
import type { ChildFields } from './queries.ts'
import { scoreEvaluation, withoutType } from './rules.ts'

/**
 * What is kept of what a parent gave. The type is scored here from the ratings, so that it cannot disagree with them. Without an
 * evaluation nothing is said of the profile: an older child's stays, and so do nicknames that are not given.
 */
export const fieldsFrom = ({
  name,
  age,
  interests,
  alsoCalled,
  personalityEvaluation,
}: ChildInput): ChildFields => ({
  name: cleanLine(name),
  age,
  interests: linesOf(interests),
  ...(alsoCalled ? { alsoCalled: [...new Set(linesOf(alsoCalled))] } : {}),
  ...(personalityEvaluation ? evaluated(personalityEvaluation) : {}),
})

const linesOf = (given: string[]): string[] => given.map(cleanLine).filter((line) => line !== '')

const evaluated = (given: Evaluation) => {
  const { type } = scoreEvaluation(given.responses)
  // Behind the pipe stands what a model wrote, and nothing else: parents are told so.
  const written = given.analysisSource === 'guide' ? '' : (given.enhancedProfile ?? '')
  const enhancedProfile = withoutType(cleanLine(written)) || null
  const analysisSource = enhancedProfile ? (given.analysisSource ?? null) : null
  return {
    personalityEvaluation: { ...given, type, enhancedProfile, analysisSource },
    personalityProfile: enhancedProfile ? `${type}|${enhancedProfile}` : type,
  }
}
