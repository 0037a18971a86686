import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

const FILE = join(import.meta.dirname, '../../../content/guidance/phrases.yaml')

/** The guide's own sentences. Throws with the field when the file does not hold what the guide needs. */
export const loadPhrases = (file = FILE): Phrases => {
  const phrases = phrasesSchema.safeParse(parse(readFileSync(file, 'utf8')))
  if (phrases.success) return phrases.data
  const [first] = phrases.error.issues
  throw new Error(`${file}: ${first?.path.join('.')}: ${first?.message}`)
}

const some = z.array(z.string().min(3)).min(1)
/** Answers that hold for many questions of yes or no. */
const shared = { usual: some, passes: some, fault: some, maybe: some, purpose: some }
const byLetter = z.record(z.enum(['E', 'I', 'S', 'N', 'T', 'F', 'J', 'P']), z.string())
const STATES = [
  'exhausted',
  'shouted',
  'guilty',
  'desperate',
  'alone',
  'sad',
  'scared',
  'childhood',
  'angry',
  'unfair',
  'hurt',
] as const
export const BANDS = ['0-1', '1-3', '3-5', '6-8', '9-12', '13-17'] as const

const phrasesSchema = z.strictObject({
  identity: some,
  identity_next: some,
  greeting: some,
  greeting_ask: some,
  vague: some,
  vague_worn: some,
  vague_again: some,
  vague_in_talk: some,
  ask_age: some,
  examples: z.record(z.enum(BANDS), some),
  none_off: some,
  none_parenting: some,
  none_language: some,
  none_medical: some,
  none_age: some,
  none_grown: some,
  stretch: some,
  states: z.record(z.enum(STATES), some),
  ask_self: some,
  new_worry: some,
  new_about_you: some,
  new_between: some,
  back: some,
  second_worry: some,
  second_offer: some,
  first: some,
  second: some,
  say_child: some,
  say_baby: some,
  say_parent: some,
  say_also: some,
  leans: byLetter,
  leans_when_named: byLetter,
  another: z.record(z.enum(['still', 'worse', 'already', 'refuses', 'cross']), some),
  cross_alone: some,
  another_grave: some,
  another_last: some,
  answered: some,
  answered_next: some,
  told: some,
  told_next: some,
  told_by_others: some,
  others_see: some,
  tell_others: some,
  told_grave: some,
  told_grave_next: some,
  heard_out: some,
  heard_out_grave: some,
  asked_how: some,
  asked_near: some,
  asked_amount: some,
  asked_amount_spent: some,
  asked_amount_back: some,
  asked: some,
  deed_spent: some,
  nearest: some,
  example: some,
  minute: some,
  minute_plain: some,
  minute_baby: some,
  minute_close: some,
  corrected: some,
  help_said: some,
  help_unseen: some,
  asked_spent: some,
  verdict: z.strictObject({
    ...shared,
    yes: some,
    no: some,
    other_way: some,
    not_bad: some,
    is_bad: some,
    rather: some,
    rather_not: some,
    yes_said: some,
    no_said: some,
    open: some,
  }),
  verdict_hard: z.strictObject(shared),
  look_back: some,
  what_changed: some,
  what_changed_grave: some,
  look_at: z.record(z.enum(['baby', 'child', 'teen', 'parent']), some),
  after_danger: some,
  read_wrong: some,
  when_to_turn: some,
  neighbour: some,
  left_over: some,
  exhausted: some,
  turn_to: some,
  more: some,
  more_why: some,
  leave_out: some,
  next: some,
  next_grave: some,
  next_step: some,
  accept: some,
  accept_grave: some,
  worked: some,
  worked_grave: some,
  thanks: some,
  thanks_grave: some,
  thanks_close: some,
  goodbye: some,
  closing: some,
  closing_grave: some,
})

export type Phrases = z.infer<typeof phrasesSchema>
