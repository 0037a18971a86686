import * as z from 'zod/mini'
import { isBlank } from '../../platform/clean-text.ts'
import { NOTE_MAX_CHARS, TITLE_MAX_CHARS } from './rules.ts'

export const feedbackReasons = [
  'not_safe',
  'not_true',
  'not_us',
  'too_general',
  'not_heard',
  'other',
] as const

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
