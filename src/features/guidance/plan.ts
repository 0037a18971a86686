import type { AnyWorry, Card, FollowUp } from './card.ts'
import type { Asked } from './rules/asked.ts'
import type { Manner } from './rules/moves.ts'
import type { ParentState } from './rules/parent-state.ts'

/** What the guide will do with a message. */
export type Plan =
  | {
      kind: 'advise'
      card: Card
      lead: Lead
      second: Card | null
      state: ParentState | null
      isStretch: boolean
    }
  | {
      kind: 'known'
      card: Card
      from: Card | AnyWorry
      followUp: FollowUp
      likeness: number
      isSorry?: boolean
      news?: 'good' | 'bad'
    }
  | { kind: 'another'; card: Card; manner: Manner }
  | { kind: 'answered'; card: Card; asked: Asked | null; isSorry?: boolean }
  | { kind: 'more' | 'example' | 'next' | 'say' | 'help' | 'minute'; card: Card }
  | { kind: 'thanks'; hasWorked: boolean }
  | { kind: 'accept' | 'goodbye' | 'after-danger' }
  | { kind: 'ask'; about: 'greeting' | 'identity' | 'vague' | 'age' | 'cross' | 'invited' | 'misread' }
  | {
      kind: 'none'
      reason: 'off' | 'parenting' | 'language' | 'medical' | 'age' | 'grown'
      isSorry?: boolean
    }

/** How advice begins: with the card itself, or with a word that turns to it. */
export type Lead = 'first' | 'new' | 'second' | 'between' | 'sorry'

export type PlanOf<K extends Plan['kind']> = Extract<Plan, { kind: K }>
