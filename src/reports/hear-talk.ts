import type { Card } from '../guidance/card.ts'
import type { Library } from '../guidance/library.ts'
import { isForParent } from '../guidance/search/card-family.ts'
import { FLOOR } from '../guidance/search/chance.ts'
import { fitsAge } from '../guidance/search/search.ts'
import type { ReadSentences } from '../platform/sentence-vectors.ts'
import { waitForSlot } from '../platform/wait-for-slot.ts'
import { assess } from '../safety/assess.ts'
import type { TalkRow } from './data/talk.ts'
import { goodNewsIn } from './rules/good-news.ts'
import type { Said } from './rules/said.ts'

type Whom = { name: string; age: number; ageMonths: number | null }

const MOST_CARDS = 2

/**
 * Looks at what was said with a child: what it is about, whether any of it is grave, and where good news is told. One message a turn, so that
 * nobody waits for it.
 */
export const hearTalk = async (
  library: Library,
  read: ReadSentences,
  child: Whom,
  rows: TalkRow[],
): Promise<Said[]> => {
  const answeredFrom = answers(rows)
  const heard: Said[] = []
  for (const row of rows) {
    await waitForSlot('guest')
    const said = hear(library, child, row, answeredFrom.get(row.id) ?? null)
    heard.push({ ...said, goodNews: await findGoodNews(library, read, said.text) })
  }
  return heard
}

/** Two must agree: the words of a sentence, and what it means. A report that calls a worry good news hurts; one that misses some doesn't. */
const findGoodNews = async (
  library: Library,
  read: ReadSentences,
  text: string,
): Promise<Said['goodNews']> => {
  const passage = goodNewsIn(text)
  const [meaning] = passage ? ((await read([text.slice(...passage)])) ?? []) : []
  return meaning && library.news(meaning) === 'good' ? passage : null
}

const hear = (
  library: Library,
  child: Whom,
  row: TalkRow,
  answerCardId: string | null,
): Omit<Said, 'goodNews'> => {
  const { id, childId, conversationId, author, at, text, choice } = row
  const cards = author === 'user' ? cardsFor(library, child, row, answerCardId) : []
  const isHeard = author === 'user' && choice === null
  return {
    ...{ id, conversationId, author, at, choice },
    childId: childId ?? '',
    text: isHeard ? text : '',
    isGrave:
      row.card !== null ||
      cards.some((card) => card.grave) ||
      (isHeard && assess(text, { childAge: child.age }).level !== 'none'),
    topics: [...new Set(cards.flatMap((card) => card.topics.slice(0, 1)))],
    cardIds: cards.map((card) => card.id),
  }
}

/** What was tapped names its card. What was typed is looked up, and where nothing is found it's about what the guide answered from. */
const cardsFor = (
  library: Library,
  child: Whom,
  { text, choice }: TalkRow,
  answerCardId: string | null,
): Card[] => {
  if (choice !== null) return known(library, choice.split(':')[1] ?? '')
  const isFor = (card: Card) => fitsAge(card, child.ageMonths) && !isForParent(card)
  const found = library.find(library.query(text, child.name), isFor).filter(({ chance }) => chance >= FLOOR)
  if (found.length > 0) return found.slice(0, MOST_CARDS).map(({ card }) => card)
  return answerCardId === null ? [] : known(library, answerCardId)
}

const known = (library: Library, id: string): Card[] => {
  const card = library.card(id)
  return card ? [card] : []
}

/** By a parent's message, the card the guide's answer to it came from. */
const answers = (rows: TalkRow[]): Map<string, string> => {
  const found = new Map<string, string>()
  const last = new Map<string, TalkRow>()
  for (const row of rows) {
    const before = last.get(row.conversationId)
    last.set(row.conversationId, row)
    if (row.author === 'assistant' && row.guideNote?.cardId && before?.author === 'user')
      found.set(before.id, row.guideNote.cardId)
  }
  return found
}
