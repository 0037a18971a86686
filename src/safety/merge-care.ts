import { type Assessment, RANK } from './assess.ts'
import type { Concern, Level } from './contract.ts'

const SCORE = 'score'
const MODEL = 'model'

/**
 * What a model's own judgement makes of the local one. A plain statement always stands, and the model can only raise it. What the
 * score alone heard stands where the model says nothing (null: the line was missing, late or malformed), is loud where it agrees, and
 * goes where the model hears no danger. The model alone can raise a level.
 */
export const mergeCare = (local: Assessment, heard: Level | null): Assessment => {
  if (heard === null) return local
  const isPlain = local.because.some((reason) => reason !== SCORE)
  if (RANK[heard] > RANK[local.level]) return raised(local, heard)
  if (isPlain || local.level === 'none') return local
  if (heard === 'none') return { ...local, level: 'none', concern: null, who: null, because: [], loud: false }
  return { ...local, level: heard, because: [...local.because, MODEL], loud: heard !== 'support' }
}

const raised = (local: Assessment, level: Exclude<Level, 'none'> | Level): Assessment => ({
  ...local,
  level,
  concern: fitting(local.concern ?? local.likely, level),
  who: local.who ?? 'someone',
  because: [...local.because, MODEL],
  loud: level !== 'support',
})

/** A model names no concern; what the words were likely about is kept where it can be so grave. */
const fitting = (concern: Concern, level: Level): Concern => {
  const isOfBody = concern === 'medical' || concern === 'poisoning'
  if (level === 'urgent_medical') return isOfBody ? concern : 'medical'
  if (level === 'crisis') return isOfBody || CALM.includes(concern) ? 'suicide' : concern
  if (level === 'emergency') return CALM.includes(concern) ? 'medical' : concern
  return concern
}
const CALM: Concern[] = ['low_mood', 'eating', 'substance']
