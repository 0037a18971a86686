import { join } from 'node:path'
import * as z from 'zod'
import type { Card } from '../../src/guidance/card.ts'
import { createLibrary } from '../../src/guidance/library.ts'
import { loadCards } from '../../src/guidance/load-cards.ts'
import { isForParent } from '../../src/guidance/search/card-family.ts'
import { fitsAge, type Match } from '../../src/guidance/search/search.ts'
import type { ReadSentences } from '../../src/platform/sentence-vectors.ts'
import { readRows } from './read-rows.ts'

/** A question, the cards that are right for it (none where nothing is written), and what was found, best first. */
export type Asked = { right: string[]; found: Match[] }

/** A card's situations are much alike; so many of each are asked, each of a library that doesn't hold it. */
const HELD_OUT = [0, 3, 5]
/** Parents tell more than a situation says. Each is asked plainly, and once in such company. */
const COMPANY: [string, string][] = [
  ['hi all, first time posting. ', ' any advice?? im so tired of it'],
  ['not sure if this is the right place but ', '. my mum says its my own fault'],
  ['', ' and my husband is away all week so its just me. thanks in advance'],
  [
    'Hello! We have been struggling for a while now. ',
    '. It has been like this since we came back from holiday.',
  ],
  ['ok so. ', '. i tried everything i could think of and nothing helps, what would you do'],
]
const UNANSWERED = join(import.meta.dirname, '../../tests/evaluation/unanswered.jsonl')
const OLDEST_MONTH = 227

/** The cards' own situations, held out in turn, and our own questions that no card answers. */
export const heldOut = async (read: ReadSentences): Promise<Asked[]> => {
  const cards = loadCards(join(import.meta.dirname, '../../content/guidance'))
  const askOf = (some: Card[]) => {
    const library = createLibrary(some)
    return async (text: string, months: number): Promise<Match[]> => {
      const query = library.query(text)
      const [meaning = null] = (await read([query.heart])) ?? []
      return library.find({ ...query, meaning }, (card) => isForParent(card) || fitsAge(card, months))
    }
  }
  const asked: Asked[] = []
  for (const at of HELD_OUT) {
    const ask = askOf(
      cards.map((card) => ({ ...card, situations: card.situations.filter((_, place) => place !== at) })),
    )
    for (const [n, { id, ages, situations }] of cards.entries()) {
      const text = situations[at] ?? ''
      const [before = '', after = ''] = COMPANY[(n + at) % COMPANY.length] ?? []
      const months = Math.round((ages.from + Math.min(ages.to, OLDEST_MONTH)) / 2)
      for (const told of [text, before + text + after])
        asked.push({ right: [id], found: await ask(told, months) })
    }
  }
  const ask = askOf(cards)
  const row = z.object({ months: z.number(), text: z.string() })
  for (const { months, text } of readRows(UNANSWERED, row, ''))
    asked.push({ right: [], found: await ask(text, months) })
  return asked
}

/** For each floor: what share gets a right card, a wrong one or none, and of those that no card answers what share gets none. */
export const curveOf = (asked: Asked[]) =>
  Array.from({ length: 15 }, (_, step) => 0.1 + step * 0.05).map((floor) => {
    const answered = asked.filter(({ right }) => right.length > 0)
    const unanswered = asked.filter(({ right }) => right.length === 0)
    const given = ({ found: [first] }: Asked) => (first && first.chance >= floor ? first.card.id : null)
    const share = (some: Asked[], holds: (one: Asked) => boolean) =>
      `${((100 * some.filter(holds).length) / (some.length || 1)).toFixed(1)} %`
    return {
      floor: floor.toFixed(2),
      right: share(answered, (one) => one.right.includes(given(one) ?? '')),
      wrong: share(answered, (one) => given(one) !== null && !one.right.includes(given(one) ?? '')),
      none: share(answered, (one) => given(one) === null),
      'nothing written, none given': share(unanswered, (one) => given(one) === null),
    }
  })
