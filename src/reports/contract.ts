import type { Topic } from '../guidance/contract.ts'

/** How a parent speaks of the child. */
type Pronoun = 'she' | 'he' | 'they'

/**
 * A sentence of a report, with {name} and its like where the child stands, and the messages it rests on: never none.
 * A passage is the parent's own words, from one place of the first message to another; they're read from there and kept nowhere else.
 */
export type Sentence = {
  text: string
  messageIds: string[]
  passage?: [from: number, to: number]
  /** A step that was taken: its words stand behind the text, and the sentence goes when it's taken back. */
  stepId?: string
}

/** The parts of a report that are made of sentences. */
export type Part = 'strengths' | 'topics' | 'tried' | 'changes' | 'experiments' | 'questions'

/** What was written about, in one week of the month: each topic with the messages that touch it. */
export type Week = { from: string; until: string; topics: { topic: Topic; messageIds: string[] }[] }

export type ChildReport = {
  childId: string
  pronoun: Pronoun
  /** How many of the parent's messages it looked at. */
  said: number
  weeks: Week[]
} & Record<Part, Sentence[]>

export type Exercise = {
  cardId: string
  title: string
  /** To tick. */
  steps: string[]
  why: string
  /** How it may suit this child, by type. */
  fit: string | null
  words: string[]
}

export type ChildWorkbook = {
  childId: string
  pronoun: Pronoun
  goal: string
  /** The messages the goal comes from; none where it was chosen by age alone. */
  messageIds: string[]
  /** One for each week. */
  exercises: Exercise[]
  /** One page for the fridge. */
  fridge: { steps: string[]; words: string[]; avoid: string }
}

export type ReportData = { children: ChildReport[] }
export type WorkbookData = { children: ChildWorkbook[] }

/** A message a sentence rests on, as it opens beneath it. */
export type Rest = {
  id: string
  text: string
  at: string
  childId: string
  conversationId: string
  kind: 'child' | 'general'
}

/** A sentence as it's read: the child's name in it. */
export type Told = { text: string; isQuote: boolean; messageIds: string[] }

export type ChildTold = {
  childId: string
  name: string
  place: number
  said: number
  weeks: Week[]
} & Record<Part, Told[]>

/** A month in the list. */
export type MonthListed = {
  month: string
  /** Children done, of how many; while it waits. */
  progress: { done: number; of: number } | null
  madeAt: string | null
}

export type ReportsPage = {
  /** What the family's plan has. */
  hasReport: boolean
  hasWorkbook: boolean
  months: MonthListed[]
  /** The month that runs, which can be asked for once a day. */
  thisMonth: string
  canAsk: boolean
}

export type ReportPage = {
  month: string
  madeAt: string
  children: ChildTold[]
  messages: Record<string, Rest>
}

export type WorkbookChild = Pick<ChildWorkbook, 'childId' | 'goal' | 'exercises' | 'fridge'> & {
  name: string
  place: number
}
export type WorkbookPage = { month: string; children: WorkbookChild[] }
