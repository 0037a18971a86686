import { couldStand, type Pattern, standing } from './pattern.ts'

/** For a sentence, those items, in their order, each of whose pattern's steps has a word in it: few of thousands, at little cost. */
export const findCandidates = <T>(
  items: T[],
  patternOf: (item: T) => Pattern,
): ((words: string[]) => T[]) => {
  const byAnchor = new Map<string, number[]>()
  const patterns = items.map(patternOf)
  for (const [at, { anchor }] of patterns.entries())
    for (const word of anchor) byAnchor.set(word, [...(byAnchor.get(word) ?? []), at])

  return (words) => {
    const stands = standing(words)
    const found = new Set<number>()
    for (const word of words)
      for (const at of byAnchor.get(word) ?? [])
        if (couldStand(patterns[at] as Pattern, stands)) found.add(at)
    return [...found].sort((one, other) => one - other).map((at) => items[at] as T)
  }
}
