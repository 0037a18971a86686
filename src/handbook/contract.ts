import type { AnswerSource } from '../coach/contract.ts'
import type { AnswerParts, Topic } from '../guidance/contract.ts'

/** A guidance card as it's read, with the child's name in it. */
export type HandbookCard = {
  id: string
  title: string
  /** 'you' for what is about the parent. */
  topic: Topic | 'you'
  /** In any of the words parents use for it, for the search on the page. */
  keywords: string[]
  parts: AnswerParts
  sources: AnswerSource[]
}

export type Handbook = { cards: HandbookCard[] }
