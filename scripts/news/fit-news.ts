import { NUMBERS } from '../../src/guidance/search/meanings.ts'
import { NEWS, type News, type NewsScores, scoreOf } from '../../src/guidance/search/news.ts'

/** A wording's meaning, or that of a follow-up's wordings together, and what it tells. */
export type Row = { meaning: Float32Array; news: News | null }

const RIDGE = 0.1
/** Of the wordings that tell no news, so many are taken for good news, and as many for bad. */
const MOST_FALSE = 0.005

/** Linear discriminant analysis: what sets each kind of news apart from everything else, each number weighed by how little it wavers. */
export const fitNews = (rows: Row[]): NewsScores => {
  const groups = new Map(
    [null, ...NEWS].map((news) => [news, rows.filter((row) => row.news === news).map((row) => row.meaning)]),
  )
  const means = new Map([...groups].map(([news, group]) => [news, meanOf(group)]))
  const spread = spreadOf(
    [...groups].map(([news, group]) => ({ group, mean: means.get(news) as Float64Array })),
  )
  const other = means.get(null) as Float64Array
  const scoreFor = (news: News) => {
    const apart = (means.get(news) as Float64Array).map((value, at) => value - (other[at] as number))
    return { weights: Float32Array.from(solve(spread, apart)), bias: 0 }
  }
  return { good: scoreFor('good'), bad: scoreFor('bad') }
}

/** The same scores with zero where few enough of these are taken for news. */
export const withThresholds = (scores: NewsScores, neither: Float32Array[]): NewsScores => {
  const biased = (news: News) => {
    const sorted = neither.map((meaning) => scoreOf(scores[news], meaning)).sort((a, b) => b - a)
    return { ...scores[news], bias: -(sorted[Math.floor(sorted.length * MOST_FALSE)] ?? 0) }
  }
  return { good: biased('good'), bad: biased('bad') }
}

const meanOf = (group: Float32Array[]): Float64Array => {
  const mean = new Float64Array(NUMBERS)
  for (const one of group)
    for (let at = 0; at < NUMBERS; at++) mean[at] = (mean[at] as number) + (one[at] as number) / group.length
  return mean
}

/** How the numbers vary together within the groups, evened out a little. */
const spreadOf = (groups: { group: Float32Array[]; mean: Float64Array }[]): Float64Array[] => {
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
  for (const [i, line] of spread.entries()) line[i] = (line[i] as number) + RIDGE * usual
  return spread
}

/** Solves `matrix` x = `right` by elimination; the matrix is symmetric and positive, so no row needs to change places. */
const solve = (matrix: Float64Array[], right: Float64Array): Float64Array => {
  const lines = matrix.map((line, i) => Float64Array.of(...line, right[i] as number))
  for (const [i, line] of lines.entries())
    for (const below of lines.slice(i + 1)) {
      const share = (below[i] as number) / (line[i] as number)
      for (let j = i; j <= NUMBERS; j++) below[j] = (below[j] as number) - share * (line[j] as number)
    }
  const solved = new Float64Array(NUMBERS)
  for (let i = NUMBERS - 1; i >= 0; i--) {
    const line = lines[i] as Float64Array
    let rest = line[NUMBERS] as number
    for (let j = i + 1; j < NUMBERS; j++) rest -= (line[j] as number) * (solved[j] as number)
    solved[i] = rest / (line[i] as number)
  }
  return solved
}
