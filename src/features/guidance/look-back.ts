import type { Card } from './card.ts'
import { countWords } from './rules/fill.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isGrave, isUnsaid, noteOf, pick, write } from './voice.ts'

/** A few of the steps so far, and whether any of them changed something. Once in a talk. */
export const lookBack = (desk: Desk, card: Card, lead: string | null): GuideAnswer | null => {
  const { phrases, thread } = desk
  if (!phrases.look_back.every((form) => isUnsaid(desk, form))) return null
  const tried = [...new Set(thread.cards)]
    .filter(({ topics }) => topics[0] === card.topics[0])
    .flatMap(({ id, suggestions }) =>
      [...(thread.given.get(id) ?? [])].flatMap((index) => suggestions[index]?.do ?? []),
    )
    .flatMap((step) => inShort(step) ?? [])
    .slice(-MOST_STEPS)
  if (tried.length < 2) return null
  return {
    text: write(desk, [
      [lead, pick(desk, phrases.look_back)],
      tried,
      [pick(desk, isGrave(desk, card) ? phrases.what_changed_grave : phrases.what_changed)],
    ]),
    sources: card.sources,
    note: noteOf('another', card),
  }
}

const MOST_STEPS = 3
const LONGEST_STEP = 28

/** A step's first sentence, whole, with all that it quotes; null where that is too long, too bare, or leans on what stood before it. */
export const inShort = (step: string): string | null => {
  const sentence = firstWhole(step)
  const words = countWords(sentence)
  return words > LONGEST_STEP || words < FEWEST || LEANING.test(sentence) ? null : sentence
}

const FEWEST = 4
const LEANING =
  /^(Then|Straight after|Afterwards|Otherwise|Later|After that|If so|If not|And|But|This|That|It)\b/

/** Up to a full stop that stands outside of quotes, or ends one. */
const firstWhole = (step: string): string => {
  let isQuoted = false
  for (const { 0: mark, index } of step.matchAll(/[.!?']/g)) {
    const [before = ' ', after = ' '] = [step[index - 1], step[index + 1]]
    if (mark === "'" && /[\w}]/.test(before) && (!isQuoted || /\w/.test(after))) continue
    if (mark === "'") isQuoted = !isQuoted
    const isEnd = mark === "'" ? /[.!?]/.test(before) : !/['"\w]/.test(after)
    if (isEnd && !isQuoted && /^( \p{Lu}|$)/u.test(step.slice(index + 1))) return step.slice(0, index + 1)
  }
  return step
}
