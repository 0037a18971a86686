/** Mends words that no card holds: two letters swapped in a word of four, one slip in a short word, two in a long one. Returns the word unchanged when nothing is near. */
export const createSpelling = (known: Iterable<string>): ((word: string) => string) => {
  const words = new Set(known)
  const shelves = Map.groupBy(words, (word) => word.charAt(0))
  const mended = new Map<string, string>()
  const mend = (word: string): string => {
    if (word.length === 4) return swapped(word).find((one) => words.has(one)) ?? word
    const allowed = word.length >= 8 ? 2 : 1
    let best = word
    let least = allowed + 1
    for (const candidate of shelves.get(word.charAt(0)) ?? []) {
      if (candidate.length < 4 || Math.abs(candidate.length - word.length) > allowed) continue
      const slips = slipsBetween(word, candidate, least)
      if (slips < least) [best, least] = [candidate, slips]
    }
    return best
  }
  return (word) => {
    if (word.length < 4 || words.has(word) || /[^a-z]/.test(word)) return word
    const before = mended.get(word)
    if (before !== undefined) return before
    if (mended.size > 2000) mended.clear()
    const after = mend(word)
    mended.set(word, after)
    return after
  }
}

/** The word with two neighbouring letters changed places: 'hist' for 'hits'. */
const swapped = (word: string): string[] =>
  [1, 2].map((at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2))

/** How many letters must be changed, dropped, added or swapped with a neighbour; `limit` or more is not counted further. */
export const slipsBetween = (a: string, b: string, limit: number): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least >= limit) return limit
    beforeLast = last
    last = row
  }
  return last[b.length] ?? limit
}
