import { randomInt } from 'node:crypto'

/** No vowel and no lookalike: never part of a word that an answer means. */
const LETTERS = 'bcdfghjkmnpqrtvwxz2346789'
const LENGTH = 14

/** A word that stands in our instructions and nowhere else: an answer that carries it gives the instructions away. */
export const createCanary = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The answer carried the canary. Whatever of it was already given on is to be withdrawn. */
export class InstructionsLeaked extends Error {
  constructor() {
    super('The answer gives the instructions away')
  }
}

/**
 * Passes an answer on while it streams and throws InstructionsLeaked before a canary is whole, also one in capitals, in pieces, or with
 * anything but small letters and digits between its own. Only what may be its beginning is held back.
 */
export const canaryGuard = (canary: string) => {
  let held = ''
  let matched = ''
  let starts: number[] = []

  return {
    feed(delta: string): string {
      for (const character of delta) {
        for (const plain of squeezed(character)) {
          matched += plain
          starts.push(held.length)
          while (!canary.startsWith(matched)) {
            matched = matched.slice(1)
            starts.shift()
          }
          if (matched === canary) throw new InstructionsLeaked()
        }
        held += character
      }
      const cut = starts[0] ?? held.length
      const given = held.slice(0, cut)
      held = held.slice(cut)
      starts = starts.map((start) => start - cut)
      return given
    },
    flush(): string {
      const rest = held
      held = ''
      matched = ''
      starts = []
      return rest
    },
  }
}

const squeezed = (character: string): string =>
  /[a-z0-9]/.test(character)
    ? character
    : character
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
