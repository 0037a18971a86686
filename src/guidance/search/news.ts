import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT } from '../../platform/root.ts'
import { NUMBERS } from './meanings.ts'

/** How things went since the last answer, where a message tells that. */
export const NEWS = ['good', 'bad'] as const
export type News = (typeof NEWS)[number]

/** What speaks for a kind of news in a meaning; above zero it is heard. */
export type NewsScore = { weights: Float32Array; bias: number }
export type NewsScores = Record<News, NewsScore>

export const newsIn = (scores: NewsScores, meaning: Float32Array): News | null => {
  const [best] = NEWS.map((news) => ({ news, score: scoreOf(scores[news], meaning) })).sort(
    (a, b) => b.score - a.score,
  )
  return best && best.score > 0 ? best.news : null
}

export const scoreOf = ({ weights, bias }: NewsScore, meaning: Float32Array): number =>
  weights.reduce((sum, weight, at) => sum + weight * (meaning[at] ?? 0), bias)

export const NEWS_FILE = join(CONTENT, 'guidance/news.bin')
const BYTES = (NUMBERS + 1) * 4

/** The scores as `npm run news:train` left them; null where there are none. */
export const loadNews = (file = NEWS_FILE): NewsScores | null => {
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  const scoreAt = (from: number): NewsScore => ({
    weights: Float32Array.from({ length: NUMBERS }, (_, at) => bytes.readFloatLE(from + 4 * at)),
    bias: bytes.readFloatLE(from + 4 * NUMBERS),
  })
  return { good: scoreAt(0), bad: scoreAt(BYTES) }
}

export const packNews = (scores: NewsScores): Buffer =>
  Buffer.concat(
    NEWS.map((news) => {
      const { weights, bias } = scores[news]
      return Buffer.from(Float32Array.from([...weights, bias]).buffer)
    }),
  )
