import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT } from '../../platform/root.ts'
import { packScore, SCORE_BYTES, type Score, scoreOf, unpackScore } from './scores.ts'

/** How things went since the last answer, where a message tells that. */
export const NEWS = ['good', 'bad'] as const
export type News = (typeof NEWS)[number]

/** Above zero a kind of news is heard. */
export type NewsScores = Record<News, Score>

export const newsIn = (scores: NewsScores, meaning: Float32Array): News | null => {
  const [best] = NEWS.map((news) => ({ news, score: scoreOf(scores[news], meaning) })).sort(
    (a, b) => b.score - a.score,
  )
  return best && best.score > 0 ? best.news : null
}

export const NEWS_FILE = join(CONTENT, 'guidance/news.bin')

/** The scores as `npm run news:train` left them; null where there are none. */
export const loadNews = (file = NEWS_FILE): NewsScores | null => {
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  return { good: unpackScore(bytes, 0), bad: unpackScore(bytes, SCORE_BYTES) }
}

export const packNews = (scores: NewsScores): Buffer =>
  Buffer.concat(NEWS.map((news) => packScore(scores[news])))
