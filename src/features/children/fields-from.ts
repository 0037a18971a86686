import { cleanLine } from '../../platform/clean-text.ts'
import type { ChildInput } from './contract.ts'
import type { ChildFields } from './queries.ts'

/** What is kept of what a parent gave. The profile is derived from the evaluation, so that the two cannot disagree. */
export const fieldsFrom = ({ name, age, interests, personalityEvaluation }: ChildInput): ChildFields => ({
  name: cleanLine(name),
  age,
  interests: interests.map(cleanLine).filter((interest) => interest !== ''),
  personalityEvaluation,
  personalityProfile: personalityEvaluation && profileFrom(personalityEvaluation),
})

const profileFrom = ({ type, enhancedProfile }: NonNullable<ChildInput['personalityEvaluation']>) =>
  enhancedProfile ? `${type}|${enhancedProfile}` : type
