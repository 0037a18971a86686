import * as z from 'zod'
import { source } from '../platform/content/source.ts'
import { TOPICS } from './contract.ts'

const TOKENS = /\{(name|age|likes|They|they|them|their|theirs|themself)\}/g
const MARKUP = /[{}*_#`<>]|https?:|\p{Extended_Pictographic}/u
const VERB_THAT_CHANGES = /\{they\} (is|are|has|have|does|do|needs|wants|feels|gets|goes|was|were)\b/i

/** Plain text in which only the known placeholders stand, and no verb that would have to agree with one. */
const prose = z
  .string()
  .trim()
  .min(8)
  .refine((text) => !MARKUP.test(text.replace(TOKENS, '')), 'plain text and known placeholders only')
  .refine((text) => !VERB_THAT_CHANGES.test(text), 'a verb after {they} must not change with the person')

/** A sentence as it's printed. */
const CLEAN = /^['"‘“]?[\p{Lu}\d].*[.?!]['"’”]?$/u

const notes = z.partialRecord(z.enum(['E', 'I', 'S', 'N', 'T', 'F', 'J', 'P']), prose)

/** What parents write once the talk is under way, in several wordings, and what is true of it. */
const followUp = z.strictObject({
  said: z
    .array(z.string().min(6).max(110))
    .min(3)
    .max(6)
    .refine(
      ([first = '']) => CLEAN.test(first),
      'the first wording is tapped: clean English, with a capital and an end',
    ),
  keywords: z.array(z.string().min(2).max(40)).min(6).max(20),
  answer: prose.max(420),
  /** It is told how things went: well, or that what was tried does not help. */
  news: z.enum(['good', 'bad']).optional(),
  /** What a parent taps who answers the card's question with it. */
  quick_reply: z
    .string()
    .min(2)
    .max(44)
    .regex(/^\p{Lu}.*[^.?!]$/u)
    .optional(),
})

/** One guidance card as content/guidance/README.md describes it. Ages are whole months, both ends included. */
export const cardSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: z.string().min(4).max(60),
    /** Behind 'About': 'bedtime battles'. */
    about: z.string().min(3).max(44),
    topics: z.array(z.enum(TOPICS)).min(1).max(3),
    keywords: z.array(z.string().min(2)).min(6).max(20),
    ages: z.strictObject({ from: z.int().min(0).max(227), to: z.int().min(0).max(227) }),
    grave: z.boolean(),
    situations: z.array(z.string().min(8)).min(6).max(10),
    opening: prose,
    suggestions: z
      .array(z.strictObject({ do: prose, why: prose }))
      .min(4)
      .max(6),
    words: z.array(prose).min(2).max(3),
    avoid: z
      .array(prose.regex(/^(Don't|Avoid) /))
      .min(2)
      .max(3),
    notes,
    /** How what a child likes, {likes}, can come into it. */
    likes: prose.regex(/\{likes\}/).optional(),
    next: prose,
    ask: prose.regex(/\?$/),
    help: prose,
    follow_ups: z.array(followUp).min(8).max(32),
    sources: z.array(source).min(1),
    background: prose,
  })
  .refine((card) => card.ages.from <= card.ages.to, 'ages.from comes before ages.to')
  .refine(({ follow_ups }) => {
    const replies = follow_ups.filter(({ quick_reply }) => quick_reply)
    return replies.length >= 3 && replies.length <= 4 && replies.every(({ news }) => !news)
  }, 'three or four follow-ups, none of them news, have a quick reply to the question')
  .refine(
    (card) => card.ages.to < 36 || Object.keys(card.notes).length === 8,
    'a note for each of the eight letters from three years on',
  )
  .refine((card) => {
    const words = card.background.split(/\s+/).length
    return words >= 50 && words <= 140
  }, 'a background of 60 to 130 words')

/** What parents write whatever the worry, with the answer that holds for all of them. */
export const anyWorrySchema = z.strictObject({
  /** `from`: written of a child of so many months or more. */
  follow_ups: z.array(followUp.extend({ from: z.int().min(1).max(227).optional() })).min(20),
  sources: z.array(source).min(1),
})

export type Card = z.infer<typeof cardSchema>
export type AnyWorry = z.infer<typeof anyWorrySchema>
export type FollowUp = Card['follow_ups'][number]
export type Source = Card['sources'][number]
