import * as z from 'zod/mini'
import { feedbackReasons } from '../coach/rules.ts'
import { isBlank } from '../platform/clean-text.ts'
import { NOTE_MAX_CHARS, TITLE_MAX_CHARS } from './rules.ts'

export const renameForm = z.strictObject({
  title: z.string().check(
    z.maxLength(TITLE_MAX_CHARS),
    z.trim(),
    z.refine((title) => !isBlank(title)),
  ),
})

/** Why an answer did not help. */
export const feedbackForm = z.strictObject({
  reason: z._default(z.nullable(z.enum(feedbackReasons)), null),
  note: z._default(z.string().check(z.maxLength(NOTE_MAX_CHARS)), ''),
})
