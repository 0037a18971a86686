import * as z from 'zod/mini'
import { isBlank } from '../platform/clean-text.ts'
import { channels, FIRST_MINUTE, LAST_MINUTE, MEMORY_MAX_CHARS, NOTE_MAX_CHARS } from './rules.ts'

/** A line about how it went; it may stay empty. */
export const outcomeForm = z.strictObject({
  note: z.string().check(z.maxLength(NOTE_MAX_CHARS, `Please keep it to ${NOTE_MAX_CHARS} characters.`)),
})

export const memoryForm = z.strictObject({
  text: z.string().check(
    z.maxLength(MEMORY_MAX_CHARS, `Please keep it to ${MEMORY_MAX_CHARS} characters.`),
    z.refine((text) => !isBlank(text), 'Please write something, or delete this entry.'),
  ),
})

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

export const settingsForm = z.strictObject({
  isOn: z.boolean(),
  channel: z.enum(channels),
  zone: z
    .string()
    .check(z.maxLength(60), z.refine(isZone, 'Please choose a time zone, for example Europe/Berlin.')),
  minuteOfDay: z
    .int()
    .check(
      z.minimum(FIRST_MINUTE, 'Please choose a time from 8:00 on.'),
      z.maximum(LAST_MINUTE - 1, 'Please choose a time before 21:00.'),
    ),
})
