import { join } from 'node:path'
import * as z from 'zod'
import type { Card } from '../../src/guidance/card.ts'
import type { Guide } from '../../src/guidance/guide/guide.ts'
import type { Library } from '../../src/guidance/library.ts'
import { isForParent } from '../../src/guidance/search/card-family.ts'
import { followUpId } from '../../src/guidance/search/follow-up-id.ts'
import type { GuideAnswer, GuideRequest } from '../../src/guidance/talk.ts'
import { readRows } from './read-rows.ts'

/** What a message within a talk came to. */
export type Outcome = 'given' | 'offered' | 'asked' | 'nothing' | 'wrong'

const FOLLOW_UPS = join(import.meta.dirname, '../../tests/evaluation/follow-ups.jsonl')
const row = z.object({ card: z.string(), text: z.string(), right: z.array(z.string()) })
const OLDEST_MONTH = 227

/** Where a card was just read out, one message more, and the answer to it. */
export const answerAfter = async (guide: Guide, card: Card, text: string): Promise<GuideAnswer> => {
  const months = isForParent(card) ? 60 : (card.ages.from + Math.min(card.ages.to, OLDEST_MONTH)) / 2
  const child = { name: 'your child', age: months / 12, type: null, interests: [] }
  const tap = { kind: 'child' as const, child, turns: [], text: 'this', choice: `card:${card.id}` }
  const first = await guide(tap)
  const turns: GuideRequest['turns'] = [
    { author: 'user', content: card.about, note: null, choice: tap.choice },
    { author: 'assistant', content: first.text, note: first.note, choices: first.choices },
  ]
  return guide({ ...tap, turns, text, choice: null })
}

/** What came of messages that were written to a card, apart from its wordings: those with a fitting answer, and those that have none. */
export const followUpOutcomes = async (library: Library, guide: Guide, log: (line: object) => void) => {
  const counts = { answerable: new Map<Outcome, number>(), unanswerable: new Map<Outcome, number>() }
  for (const { card: id, text, right } of readRows(FOLLOW_UPS, row, '')) {
    const card = library.card(id)
    if (!card) continue
    const answer = await answerAfter(guide, card, text)
    const holders = [card, library.anyWorry]
    const wanted = holders.flatMap((holder) =>
      holder.follow_ups
        .filter(({ said }) => right.includes(said[0] ?? ''))
        .map((followUp) => ({ id: followUpId(holder === card ? card : null, followUp), followUp })),
    )
    const outcome = outcomeOf(answer, wanted)
    const kind = right.length > 0 ? counts.answerable : counts.unanswerable
    kind.set(outcome, (kind.get(outcome) ?? 0) + 1)
    log({
      card: id,
      text,
      right,
      outcome,
      text2: answer.text.slice(0, 120),
      offered: answer.choices.map((one) => one.id),
      labels: answer.choices.map((one) => one.label),
    })
  }
  return counts
}

const outcomeOf = (
  answer: GuideAnswer,
  wanted: { id: string; followUp: Card['follow_ups'][number] }[],
): Outcome => {
  const opening = answer.text
  const stretch = (text: string) =>
    text
      .split(/\{\w+\}/)
      .sort((a, b) => b.length - a.length)[0]
      ?.trim()
      .slice(1) ?? ''
  if (!answer.isFree && wanted.some(({ followUp }) => opening.includes(stretch(followUp.answer))))
    return 'given'
  const ids = answer.choices.map(({ id }) => id)
  const fixed = { good: 'worked', bad: 'failed' } as const
  const reaches = wanted.some(
    ({ id, followUp }) =>
      ids.includes(id) ||
      (followUp.news && ids.some((one) => one.startsWith(`${fixed[followUp.news as 'good' | 'bad']}:`))),
  )
  if (answer.isFree) return reaches ? 'offered' : answer.gap ? 'nothing' : 'asked'
  return 'wrong'
}
