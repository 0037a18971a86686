/**
 * Leaves out what a model thinks aloud between <think> and </think> while its answer streams. Feed it pieces, give on what it returns, and
 * flush it at the end. A tag may come in any number of pieces; only its own beginning is held back. `isSpoilt` is true once thinking ended
 * that never began: what was given on before was thinking.
 */
export const withoutThoughts = () => {
  let held = ''
  let isThinking = false
  let hasThought = false
  const state = { isSpoilt: false }
  let hasSpoken = false

  const say = (text: string): string => {
    if (isThinking) return ''
    if (text.trim() !== '') hasSpoken = true
    return text
  }

  return {
    get isSpoilt() {
      return state.isSpoilt
    },
    feed(piece: string): string {
      held += piece
      let said = ''
      for (let tag = TAG.exec(held); tag; tag = TAG.exec(held)) {
        said += say(held.slice(0, tag.index))
        held = held.slice(tag.index + tag[0].length)
        isThinking = tag[1] === ''
        if (!isThinking && !hasThought && hasSpoken) state.isSpoilt = true
        hasThought = true
      }
      const begun = held.search(BEGUN)
      const cut = begun === -1 ? held.length : begun
      said += say(held.slice(0, cut))
      held = held.slice(cut)
      return said
    },
    flush(): string {
      const rest = say(held)
      held = ''
      return rest
    },
  }
}

/** The same of a whole text, where thinking that never began can still be told from what follows it. */
export const spokenOf = (text: string): string => {
  const { feed, flush } = withoutThoughts()
  const spoken = feed(text) + flush()
  return /^[^<]*<\s?\/\s?(?:think|thinking|thoughts?|reasoning)\s?>/i.test(text)
    ? spoken.slice(text.search(TAG))
    : spoken
}

const TAG = /<\s?(\/?)\s?(?:think|thinking|thoughts?|reasoning)\s?>/i
/** The end of a piece that may be the beginning of a tag. */
const BEGUN = /<\s?\/?\s?(?:[a-z]{1,9}\s?)?$/i
