import { cleanText } from '../clean-text.ts'

/**
 * Makes a text storable while it streams: feed it pieces, give on what it returns, and flush it at the end. Half a character and half a
 * line end are held back until the other half comes; whatever else spans two pieces is put right when the whole text is stored.
 */
export const cleanStream = () => {
  let held = ''
  return {
    feed(piece: string): string {
      const text = held + piece
      held = HALF.exec(text)?.[0] ?? ''
      return cleanText(text.slice(0, text.length - held.length))
    },
    flush(): string {
      const rest = cleanText(held)
      held = ''
      return rest
    },
  }
}

const HALF = /[\ud800-\udbff\r]$/
