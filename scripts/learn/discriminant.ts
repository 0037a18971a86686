import { NUMBERS } from '../../src/guidance/search/meanings.ts'

/** What linear discriminant analysis needs of vectors in groups: the means, how the numbers vary together, and a solver. */

export const meanOf = (group: Float32Array[]): Float64Array => {
  const mean = new Float64Array(NUMBERS)
  for (const one of group)
    for (let at = 0; at < NUMBERS; at++) mean[at] = (mean[at] as number) + (one[at] as number) / group.length
  return mean
}

/** How the numbers vary together within the groups, with `ridge` times the usual variance added to each number's own. */
export const spreadOf = (
  groups: { group: Float32Array[]; mean: Float64Array }[],
  ridge: number,
): Float64Array[] => {
  const spread = Array.from({ length: NUMBERS }, () => new Float64Array(NUMBERS))
  const all = groups.reduce((sum, { group }) => sum + group.length, 0)
  for (const { group, mean } of groups)
    for (const one of group) {
      const off = mean.map((value, at) => (one[at] as number) - value)
      for (const [i, line] of spread.entries()) {
        const share = (off[i] as number) / all
        for (let j = 0; j < NUMBERS; j++) line[j] = (line[j] as number) + share * (off[j] as number)
      }
    }
  const usual = spread.reduce((sum, line, i) => sum + (line[i] as number), 0) / NUMBERS
  for (const [i, line] of spread.entries()) line[i] = (line[i] as number) + ridge * usual
  return spread
}

/** Solves `matrix` x = `right` for each right side, by elimination; the matrix is symmetric and positive, so no row needs to change places. */
export const solve = (matrix: Float64Array[], rights: Float64Array[]): Float64Array[] => {
  const lines = matrix.map((line, i) =>
    Float64Array.of(...line, ...rights.map((right) => right[i] as number)),
  )
  for (const [i, line] of lines.entries())
    for (const below of lines.slice(i + 1)) {
      const share = (below[i] as number) / (line[i] as number)
      for (let j = i; j < line.length; j++) below[j] = (below[j] as number) - share * (line[j] as number)
    }
  return rights.map((_, which) => {
    const solved = new Float64Array(NUMBERS)
    for (let i = NUMBERS - 1; i >= 0; i--) {
      const line = lines[i] as Float64Array
      let rest = line[NUMBERS + which] as number
      for (let j = i + 1; j < NUMBERS; j++) rest -= (line[j] as number) * (solved[j] as number)
      solved[i] = rest / (line[i] as number)
    }
    return solved
  })
}
