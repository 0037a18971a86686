import type { Card } from './card.ts'
import { isForParent } from './card-family.ts'
import { countWords, inSentence, thinNames } from './rules/fill.ts'
import { linked } from './suggest.ts'
import type { GuideAnswer } from './talk.ts'
import { type Desk, isGrave, isUnsaid, noteOf, pick, write } from './voice.ts'

type Parts = {
  card: Card
  opening: (string | null)[]
  /** The suggestions to give, one or two. */
  given: number[]
  help: string | null
  closing: string
  move: 'advise' | 'another'
}

/** Steps between an opening and a closing. What would make the answer too long is left for later. */
export const stepsOf = (desk: Desk, { card, opening, given, help, closing, move }: Parts): GuideAnswer => {
  const { phrases } = desk
  const [one, two] = given.map((index) => card.suggestions[index])
  const first = one ? linked(desk, two ? phrases.first : [''], one.do) : null
  const room = roomFor(help ? MOST_WORDS_WITH_HELP : MOST_WORDS)
  room([...opening, first].join(' '))
  const shownHelp = help && (room(help) ?? (card.grave ? help : room(firstSentence(help))))
  const question = room(closing)
  const reason = room(one?.why ?? null)
  const second = two ? room(linked(desk, phrases.second, two.do)) : null
  const words = room(wordsOf(desk, card))
  const lean = room(leanOf(desk, card))
  const why = second ? room(two?.why ?? null) : null
  const warning = room.used() < FEW_WORDS ? room(avoidIn(desk, card, opening.join(' '))) : null
  const steps = [first, reason]
  const further = [second, why]
  const paragraphs = shownHelp
    ? [opening, [...steps, ...further], [lean, words], [shownHelp, question]]
    : second
      ? [opening, steps, further, [lean, words, question]]
      : [opening, steps, [lean, words], [warning, question]]
  const told = second ? given : given.slice(0, 1)
  return { text: write(desk, paragraphs), sources: card.sources, note: noteOf(move, card, told) }
}

/** The card's question while it is new, then a plain closing line. Reasons are offered only while none were given. */
export const closingOf = (desk: Desk, card: Card, gaveReasons = false): string => {
  if (isUnsaid(desk, card.ask)) return card.ask
  const { closing, closing_grave } = desk.phrases
  const offersWhy =
    !gaveReasons && [card, ...desk.thread.cards].every(({ background }) => isUnsaid(desk, background))
  return pick(
    desk,
    isGrave(desk, card) ? closing_grave : closing.filter((line) => offersWhy || !/ask me why/.test(line)),
  )
}

/** A sentence of the card's to say aloud, not said before. */
export const wordsOf = (desk: Desk, card: Card): string | null => {
  const line = card.words.find((words) => isUnsaid(desk, words) && isShareable(desk, words))
  return line ? `${sayingFor(desk, card)} "${line}"` : null
}

/** Only the child of the profile is called by name. */
export const isShareable = ({ subject }: Desk, words: string): boolean =>
  subject.isProfile || !words.includes('{name}')

/** What stands before a sentence to say aloud. */
export const sayingFor = (desk: Desk, card: Card): string => {
  const { phrases, subject } = desk
  const isBaby = (subject.months ?? 12) < 12
  return pick(desk, isForParent(card) ? phrases.say_parent : isBaby ? phrases.say_baby : phrases.say_child)
}

/** How to put it to a child of this type, lightly; the letters take turns. */
export const leanOf = (desk: Desk, card: Card): string | null => {
  const { phrases, thread, type } = desk
  if (LEANING.test(thread.lastSpoken)) return null
  const letters = [...(type ?? '').toUpperCase()] as (keyof typeof card.notes)[]
  const start = thread.turns + card.id.length
  for (const index of letters.keys()) {
    const letter = letters[(index + start) % letters.length]
    const note = letter && card.notes[letter]
    if (!letter || !note || !isUnsaid(desk, note)) continue
    const plain = thinNames(note, 0)
    return plain.includes('{name}')
      ? `${phrases.leans_when_named[letter]} ${inSentence(note)}`
      : `${phrases.leans[letter]} ${inSentence(plain)}`
  }
  return null
}

/** In every answer it would sound like a formula. */
const LEANING = /\b(tends to|may suit)\b/

/** Something of the card's to leave out, not said before, nor just now. */
export const avoidIn = (desk: Desk, card: Card, justSaid = ''): string | null => {
  const avoid = card.avoid.find((one) => isUnsaid(desk, one) && !justSaid.includes(one))
  return avoid ? `${pick(desk, desk.phrases.leave_out)} ${avoid}` : null
}

const firstSentence = (text: string): string => text.match(/^.*?[.!?](?= |$)/)?.[0] ?? text

/** Below this there is room for a word on what to leave out. */
const FEW_WORDS = 75
const MOST_WORDS = 165
export const MOST_WORDS_WITH_HELP = 182

/** Lets a piece in while there is room for it. */
export const roomFor = (most: number) => {
  let used = 0
  const room = (text: string | null): string | null => {
    if (text === null || (used > 0 && used + countWords(text) > most)) return null
    used += countWords(text)
    return text
  }
  return Object.assign(room, { used: () => used })
}
