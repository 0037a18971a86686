import { NEWS, type News, type NewsScores } from '../../src/guidance/search/news.ts'
import { scoreOf } from '../../src/guidance/search/scores.ts'
import { meanOf, solve, spreadOf } from './discriminant.ts'

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
    RIDGE,
  )
  const other = means.get(null) as Float64Array
  const apart = NEWS.map((news) =>
    (means.get(news) as Float64Array).map((value, at) => value - (other[at] as number)),
  )
  const [good, bad] = solve(spread, apart).map((one) => ({ weights: Float32Array.from(one), bias: 0 }))
  if (!good || !bad) throw new Error('nothing was solved')
  return { good, bad }
}

/** The same scores with zero where few enough of these are taken for news. */
export const withThresholds = (scores: NewsScores, neither: Float32Array[]): NewsScores => {
  const biased = (news: News) => {
    const sorted = neither.map((meaning) => scoreOf(scores[news], meaning)).sort((a, b) => b - a)
    return { ...scores[news], bias: -(sorted[Math.floor(sorted.length * MOST_FALSE)] ?? 0) }
  }
  return { good: biased('good'), bad: biased('bad') }
}
