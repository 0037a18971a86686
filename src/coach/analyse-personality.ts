import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAnalysis, isShort } from '../family/check-analysis.ts'
import type { AnalysisRequest, PersonalityAnalysis } from '../family/contract.ts'
import { takeAnalysis } from '../family/count-analysis.ts'
import { withName } from '../family/rules/analysis-name.ts'
import { formatAge } from '../family/rules.ts'
import { cleanLine } from '../platform/clean-text.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'
import type { Model } from '../platform/model/model.ts'
import { CONTENT } from '../platform/root.ts'
import { checkAnswer } from '../safety/check-answer.ts'
import { unmasking } from './masking/unmasking.ts'

const TOTAL_MS = 20_000
const ANALYST = readFileSync(join(CONTENT, 'personality/analyst.md'), 'utf8').trim()

type Parts = {
  db: Db
  log: Log
  model: Model
}

/**
 * Four sentences about a child for the child's parent, from type and age. A model is told neither the name nor anything else, and what it
 * writes is looked at before it is given on; where it fails, the analysis is null. Throws too_many after a day's share.
 */
export const analysePersonality = async (
  { db, log, model }: Parts,
  { familyId, now }: { familyId: string; now: Date },
  asked: AnalysisRequest,
): Promise<PersonalityAnalysis> => {
  const child = { ...asked, name: cleanLine(asked.name) }
  if (!(await takeAnalysis(db, familyId, now))) throw new AppError('too_many')
  try {
    const written = withName(checkAnalysis(await write(model, child)) ?? '', child.name)
    const isFit = written !== '' && isShort(written) && checkAnswer(written, child).length === 0
    return { analysis: isFit ? written : null }
  } catch (err) {
    log.warn({ err }, 'a personality analysis could not be written')
    return { analysis: null }
  }
}

/** The placeholder is the same as in a talk, so that a model's own spellings of it are understood; here {name} takes its place. */
const write = async (model: Model, { age, type }: AnalysisRequest): Promise<string> => {
  const messages = [
    { role: 'system' as const, content: ANALYST },
    { role: 'user' as const, content: `name: [child]\nage: ${formatAge(age)}\npersonality type: ${type}` },
  ]
  const names = unmasking({ child: ['{name}'], others: [] })
  let text = ''
  const signal = AbortSignal.timeout(TOTAL_MS)
  for await (const token of model({ messages, maxTokens: 200, temperature: 0.7 }, signal)) {
    text += names.feed(token)
  }
  return text + names.flush()
}
