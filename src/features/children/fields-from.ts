import { cleanLine } from '../../platform/clean-text.ts'
import type { ChildInput, Evaluation } from './contract.ts'
import type { ChildFields } from './queries.ts'
import { scoreEvaluation, withoutType } from './rules.ts'

/**
 * What is kept of what a parent gave. The type is scored here from the ratings, so that it cannot disagree with them. Without an
 * evaluation nothing is said of the profile: an older child's stays.
 */
export const fieldsFrom = ({ name, age, interests, personalityEvaluation }: ChildInput): ChildFields => ({
  name: cleanLine(name),
  age,
  interests: interests.map(cleanLine).filter((interest) => interest !== ''),
  ...(personalityEvaluation ? evaluated(personalityEvaluation) : {}),
})

const evaluated = (given: Evaluation) => {
  const { type } = scoreEvaluation(given.responses)
  const enhancedProfile = withoutType(cleanLine(given.enhancedProfile ?? '')) || null
  return {
    personalityEvaluation: { ...given, type, enhancedProfile },
    personalityProfile: enhancedProfile ? `${type}|${enhancedProfile}` : type,
  }
}
