import { LIMITS } from '../../platform/whatsapp-cloud/messages.ts'

/** A text in pieces that a phone takes: one, unless it's too long; then cut between paragraphs, sentences or words, in that order. */
export const splitText = (text: string, most: number = LIMITS.text): string[] => {
  const pieces: string[] = []
  let rest = text.trim()
  while (rest.length > most) {
    const at = cutBefore(rest, most)
    pieces.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return rest === '' ? pieces : [...pieces, rest]
}

const BREAKS = [/\n\s*\n/g, /[.!?…。！？؟]["'’”)\]]*\s+|[。！？]/g, /\s+/g]

const cutBefore = (text: string, most: number): number => {
  for (const mark of BREAKS) {
    const ends = [...text.slice(0, most + 1).matchAll(mark)].map(
      ({ index, 0: found }) => index + found.trimEnd().length,
    )
    const last = ends.findLast((end) => end > 0 && end <= most)
    // A piece of a few words is worse than one that ends within a paragraph.
    if (last !== undefined && last >= most / 4) return last
  }
  // Nothing to cut at: never within a letter.
  const letters = new Intl.Segmenter().segment(text.slice(0, most))
  const last = [...letters].at(-1)
  return last && last.index > 0 ? last.index : most
}
