import type { Assessment } from '../safety/assess.ts'
import type { Level } from '../safety/contract.ts'
import type { Whereabouts } from '../safety/country-of.ts'
import type { CrisisLines } from '../safety/load-lines.ts'
import { mergeCare } from '../safety/merge-care.ts'
import { decisionOf } from './assess-message.ts'
import type { SafetyDecision } from './send-message.ts'

/** What a model's care line changes of what was made of a message; null where it changes nothing. */
export type MergeModelCare = (heard: Level) => SafetyDecision | null

export const mergeModelCare =
  (local: Assessment | null | undefined, whereabouts: Whereabouts, lines: CrisisLines): MergeModelCare =>
  (heard) => {
    if (!local) return null
    const merged = mergeCare(local, heard)
    const isSame =
      merged.level === local.level && merged.loud === local.loud && merged.concern === local.concern
    return isSame ? null : decisionOf(merged, whereabouts, lines)
  }
