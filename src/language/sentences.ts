/** Behind a sentence's mark and its space, and behind a line. A mark inside a word ('d!e', '38.5') ends nothing. */
const BETWEEN =
  /(?=\S)(?<=[.!?…]["'”’)\]]*\s+|\n\s*|[。！？]["'”’」』]?)(?<!\b(?:e\.g|i\.e|dr|mrs?|ms)\.[ \t]+)/i

/** A text cut after each of its sentences; put together again, it is the same text. */
export const piecesOf = (text: string): string[] => text.split(BETWEEN).filter(Boolean)

/** Tired parents write without full stops; so many words are a sentence anyway. */
const MOST_WORDS = 35

/** What a text says, piece by piece and with single spaces: a semicolon ends a sentence here too. */
export const sentencesOf = (text: string): string[] =>
  piecesOf(text.replace(/;\s/g, ';\n')).flatMap((piece) => {
    const words = piece.split(/\s+/).filter(Boolean)
    const parts = Math.ceil(words.length / MOST_WORDS)
    const size = Math.ceil(words.length / parts)
    return Array.from({ length: parts }, (_, at) => words.slice(at * size, (at + 1) * size).join(' '))
  })
