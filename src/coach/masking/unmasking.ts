import type { Names } from './types.ts'

/**
 * Puts the names back into an answer while it streams: feed it deltas, give on what it returns, and flush it at the end. A placeholder may
 * come in any number of pieces, in other case or spacing; only its own beginning is ever held back.
 */
export const unmasking = ({ child, others, parent, otherParents = [] }: Names) => {
  const name = (
    placeholder: string,
    who: string | undefined,
    sibling: string | undefined,
    other: string | undefined,
  ) => {
    if (sibling !== undefined) return others[Number(sibling) - 1]?.[0] ?? placeholder
    if (other !== undefined) return otherParents[Number(other) - 2] ?? placeholder
    return (who?.toLowerCase() === 'child' ? child[0] : parent) || placeholder
  }
  let held = ''

  return {
    feed(delta: string): string {
      held += delta
      const begun = held.search(BEGUN)
      const cut = begun === -1 ? held.length : begun
      const whole = held.slice(0, cut)
      held = held.slice(cut)
      return whole.replace(WHOLE, name)
    },
    flush(): string {
      const rest = held
      held = ''
      return rest.replace(WHOLE, name)
    },
  }
}

// Bounded, so that an answer of spaces is not held back to its end.
const SPACE = '[ \\t\\n\\u00a0_-]{0,4}'

const WHOLE = new RegExp(
  `[[［]${SPACE}(?:(child|parent)|sibling${SPACE}(\\d{1,2})|parent${SPACE}(\\d{1,2}))${SPACE}[\\]］]`,
  'gi',
)

/** 'abc' and what follows it, or any beginning of that. */
const beginningOf = (word: string, rest: string): string =>
  [...word].reduceRight((inner, letter) => `(?:${letter}${inner})?`, rest)

const BEGUN = new RegExp(
  `[[［]${SPACE}(?:${beginningOf('child', SPACE)}|${beginningOf('parent', `${SPACE}(?:\\d{1,2}${SPACE})?`)}|${beginningOf('sibling', `${SPACE}(?:\\d{1,2}${SPACE})?`)})$`,
  'i',
)
