import type { Level } from '../../safety/contract.ts'
import type { Proposed } from '../coach.ts'

/** What a model tells machines: how grave it finds the message, and at the end which cards it used and what could be asked next. */
export type Marks = { care: Level | null; used: string[]; next: string[]; remember: Proposed[] }

const LEVELS: Record<string, Level> = {
  none: 'none',
  support: 'support',
  urgent: 'urgent_medical',
  urgent_medical: 'urgent_medical',
  crisis: 'crisis',
  emergency: 'emergency',
}
const IDS_MOST = 5
const REMEMBER_MOST = 2

/**
 * Takes the marks out of an answer while it streams: feed it deltas, give on what it returns, and flush it at the end. A mark may come in
 * any number of pieces and in any place, whole or broken: none is ever given on. Only a care mark before the first word counts.
 */
export const readMarks = () => {
  const marks: Marks = { care: null, used: [], next: [], remember: [] }
  let held = ''
  let spaces = ''
  let isStart = true
  let hasShown = false
  let hasTail = false

  const note = (key: string, body: string) => {
    if (key === 'remember') marks.remember = [...marks.remember, ...proposedIn(body)].slice(0, REMEMBER_MOST)
    if (key === 'used' || key === 'next') marks[key] = (body.toLowerCase().match(ID) ?? []).slice(0, IDS_MOST)
    if (key !== 'care') hasTail = true
    if (key === 'care' && isStart)
      marks.care = LEVELS[body.replace(/^[\s:]+|\s+$/g, '').toLowerCase()] ?? null
    isStart = false
  }

  const take = (isEnd: boolean): string => {
    let shown = ''
    for (;;) {
      const at = held.search(isStart ? OPENING_AT_START : OPENING)
      shown += at === -1 ? held : held.slice(0, at)
      held = at === -1 ? '' : held.slice(at)
      if (isStart && /\S/.test(shown)) isStart = false
      if (held === '') return shown
      const whole = (isEnd ? ENDED : WHOLE).exec(held)
      if (whole) {
        note((whole[1] ?? whole[2] ?? '').toLowerCase(), whole[3] ?? '')
        held = held.slice(whole[0].length)
        continue
      }
      const broken = BROKEN.exec(held)?.[0].length
      const isOpen = BEGUN.test(held) && !(isEnd && (broken || (held.length === 1 && !hasTail)))
      if (isOpen && isEnd) held = ''
      if (isOpen) return shown
      if (!broken) shown += held[0]
      isStart = false
      held = held.slice(broken ?? 1)
    }
  }

  /** What separates a mark from the words around it goes with it. */
  const trimmed = (shown: string, isEnd: boolean): string => {
    const text = hasShown ? spaces + shown : shown.trimStart()
    if (text.trim() !== '') hasShown = true
    const words = text.trimEnd()
    spaces = isEnd ? '' : text.slice(words.length)
    return words
  }

  return {
    marks,
    feed(delta: string): string {
      held += delta
      return trimmed(take(false), false)
    },
    flush: (): string => trimmed(take(true), true),
  }
}

const proposedIn = (body: string): Proposed[] => {
  const [, kind, words = ''] = /^[\s:]*(routine|person|hard)\s*[:|]\s*(.+)$/i.exec(body) ?? []
  return kind ? [{ kind: kind.toLowerCase() as Proposed['kind'], words: words.trim() }] : []
}

/** A text without any mark, whole or broken. */
export const withoutMarks = (text: string): string => {
  const reader = readMarks()
  return reader.feed(text) + reader.flush()
}

const ID = /[a-z0-9]+(?:-[a-z0-9]+)*/g
const OPEN = '[[［【]'
const CLOSE = '[\\]］】]'
const KEYS = ['care', 'used', 'next', 'remember']
const KEY = `(${KEYS.join('|')})`
// Bounded, so that nobody's brackets hold an answer back to its end.
const BODY = '([^[\\]［］【】\\n]{0,300})'
/** Two brackets before a key, or one where a colon follows it. */
const headOf = (key: string) =>
  `^[*_\`]{0,3}(?:${OPEN}{2,3}\\s{0,3}${key}(?!\\w)|${OPEN}\\s{0,3}${key}(?=\\s{0,3}:))`
const HEAD = headOf(KEY)

const OPENING = new RegExp(OPEN)
/** Some models set their first line in bold or as code. */
const OPENING_AT_START = new RegExp(`(?<!\\S)[*_\`]{0,3}${OPEN}|(?<!\\S)[*_\`]{1,3}$`)
const WHOLE = new RegExp(`${HEAD}${BODY}(?:${CLOSE}{3}|${CLOSE}{1,2}[*_\`]{0,3}(?=[^\\]］】*_\`]))`, 'i')
const ENDED = new RegExp(`${HEAD}${BODY}${CLOSE}{1,3}[*_\`]{0,3}`, 'i')
/** What was to be remembered are words, so that all of it goes to the end of its line. */
const BROKEN = new RegExp(
  `${headOf('remember')}${BODY}${CLOSE}{0,3}|${HEAD}(?:\\s{0,3}:\\s{0,3}[\\w|-]{0,80}(?:\\s{0,3},\\s{0,3}[\\w-]{0,80}){0,9})?${CLOSE}{0,3}`,
  'i',
)

const beginningOf = (word: string): string =>
  [...word].reduceRight((inner, letter) => `(?:${letter}${inner})?`, '')
const BEGUN = new RegExp(
  `^[*_\`]{0,3}(?:${OPEN}{0,3}\\s{0,3}(?:${KEYS.map(beginningOf).join('|')})|${OPEN}{1,3}\\s{0,3}${KEY}(?!\\w)${BODY}${CLOSE}{0,2}[*_\`]{0,3})$`,
  'i',
)
