import type { Member } from '../accounts/member.ts'
import type { Card } from '../guidance/card.ts'
import type { AnswerParts, Choice } from '../guidance/contract.ts'
import type { Asked, ShortList } from '../guidance/short-list.ts'
import type { GuideNote, Tried } from '../guidance/talk.ts'
import type { Assessment } from '../safety/assess.ts'
import type { Level, SafetyCard } from '../safety/contract.ts'
import type { AnswerSource, AskedKind, FailureCode, FeedbackReason, SentMessage, Turn } from './contract.ts'

/** What a coach is asked: this child, what was said before (oldest first) and the new message. */
/** Who asks, and whether others of the family read the answer: then nothing private may show in it. */
export type Kept = Member & { messageId: string; isShared: boolean }

export type CoachRequest = {
  kind: AskedKind
  child: {
    name: string
    age: number
    type: string | null
    interests: string[]
    /** Nicknames, which must not leave either. */
    alsoCalled?: string[]
  }
  turns: (Turn & {
    note: GuideNote | null
    choice?: string | null
    choices?: Choice[] | null
    /** Who of several parents said it: 0 is who wrote the new message, then `otherParents`; null for one who left. */
    speaker?: number | null
  })[]
  text: string
  /** The id of what was tapped: answered from the library, by whatever coach. */
  choice?: string | null
  /** What each of the family's other children is called; that must not leave either. */
  otherNames?: string[][]
  /** What was talked about before the turns, oldest first. */
  summaries?: string[]
  /** Guidance that fits the message, best first. */
  cards?: Card[]
  /** What is written to questions like this one. */
  followUps?: ShortList['followUps']
  /** What safety makes of the message, and so what the parent sees beside the answer; none of a tap. */
  care?: Assessment | null
  /** What that shows the parent. */
  card?: SafetyCard | null
  /** Decides who goes first when the coach is busy. */
  priority?: number
  /** The answer the parent wants another one for. */
  instead?: { content: string; note: GuideNote | null; reason?: FeedbackReason | null } | null
  /** Somebody may have been in danger earlier in this talk: no cheer after that. */
  isGrave?: boolean
  /** Where the message is kept; nowhere for what nobody keeps. */
  kept?: Kept
  /** What this family tried with the child, newest first. */
  tried?: Tried[]
  /** What the parent said before that lasts, in their words, and to which question. */
  remembered?: { question: string | null; text: string }[]
  /** Who asks. Only the automation webhooks are told, and never the name. */
  parent?: { uid: string; email: string | null; name?: string }
  /** In the family chat: the names of the other parents who are in it. */
  otherParents?: string[]
  childId?: string
  /** 'TYPE' or 'TYPE|analysis', as stored. */
  personalityProfile?: string | null
}

/** What an answer rests on. One may come before the first word, so that a stopped answer has it too; the last one counts. */
export type Basis = {
  sources: AnswerSource[]
  note: GuideNote | null
  sent?: SentMessage[]
  parts?: AnswerParts | null
  /** What can be tapped beneath the answer. */
  choices?: Choice[]
  /** Words of the message that a model would remember: to be found in it, or dropped. */
  remember?: Proposed[]
  /** It answers nothing (a question back, thanks, 'nothing written'), so that it costs nothing. */
  isFree?: boolean
}

export type Proposed = { kind: 'routine' | 'person' | 'hard'; words: string }

export type CoachPart =
  /** The parts that the text will tell, with its first words. */
  | { type: 'text'; delta: string; parts?: AnswerParts }
  | ({ type: 'basis' } & Basis)
  /** How grave a model finds the message, before its first word. */
  | { type: 'care'; level: Level }
  /** What was said until now is withdrawn, and this stands in its place; `because` is for the log. */
  | { type: 'instead'; text: string; because: CoachFailure }
  /** The answer was cut at its limit and could not be brought to its end; what came is an answer all the same. */
  | { type: 'cut' }

/** Whatever answers parents. Ends normally only when the whole answer came; throws CoachFailure otherwise. */
export type Coach = {
  name: 'chat-completions' | 'guide' | 'webhook'
  answer: (request: CoachRequest, signal: AbortSignal) => AsyncIterable<CoachPart>
}

export class CoachFailure extends Error {
  readonly code: FailureCode
  constructor(code: FailureCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** A coach that is given what is written and fits each message. */
export const withCards = (coach: Coach, shortList: (asked: Asked) => ShortList): Coach => ({
  name: coach.name,
  answer: (request, signal) => {
    const { text, turns, child, kind } = request
    const before = turns.findLast((turn) => turn.author === 'user' && !turn.choice)?.content ?? ''
    const inHand = turns.findLast((turn) => turn.note?.cardId)?.note?.cardId ?? null
    const asked = { text, before, years: child.age, inHand, isForAllParents: kind === 'family' }
    return coach.answer({ ...request, ...shortList(asked) }, signal)
  },
})
