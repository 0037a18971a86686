import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT } from '../../platform/root.ts'
import type { Card } from '../card.ts'
import { writtenOut } from '../words/written-out.ts'
import { packScore, SCORE_BYTES, type Score, unpackScore } from './scores.ts'

const KEY_BYTES = 8
const MOST_KEYWORDS = 12
export const CARD_SCORES_FILE = join(CONTENT, 'guidance/card-scores.bin')

/** What parents may say of a card's subject first, and what it is called. */
export const textsOf = ({ situations, about, title, keywords }: Card): string[] => [
  ...[...situations, about, title.replace(/,.*$/, '')].map(writtenOut),
  keywords.slice(0, MOST_KEYWORDS).join(', '),
]

/** Names a card's score by what it was learned from, so that it is learned anew when that changes. */
export const keyOfCard = (card: Card): string =>
  createHash('sha256')
    .update(
      [
        ...[card.id, card.title, card.about, ...card.situations, ...card.keywords],
        ...card.follow_ups.flatMap(({ said }) => said),
      ].join('\n'),
    )
    .digest('hex')
    .slice(0, KEY_BYTES * 2)

/** Scores of cards by key, as `npm run meanings` left them. */
export const loadCardScores = (file = CARD_SCORES_FILE): Map<string, Score> => {
  const scores = new Map<string, Score>()
  if (!existsSync(file)) return scores
  const bytes = readFileSync(file)
  for (let at = 0; at + KEY_BYTES + SCORE_BYTES <= bytes.length; at += KEY_BYTES + SCORE_BYTES)
    scores.set(bytes.toString('hex', at, at + KEY_BYTES), unpackScore(bytes, at + KEY_BYTES))
  return scores
}

/** The same as a file's bytes. */
export const packCardScores = (scores: (readonly [key: string, score: Score])[]): Buffer =>
  Buffer.concat(scores.flatMap(([key, score]) => [Buffer.from(key, 'hex'), packScore(score)]))
