/**
 * Scores what a model is given of the library for messages later in a talk: `npm run eval:prompt [-- FILE]`.
 *
 * FILE (tests/evaluation/follow-ups.jsonl) holds one {"card", "text", "right": [first wordings of follow-ups that answer it]} a line. Prints
 * how often the card in hand is among the cards sent, and how often a right written answer is among those sent.
 */
import { join } from 'node:path'
import { scorePrompts } from './eval/score-prompts.ts'

const file = process.argv[2] ?? join(import.meta.dirname, '../tests/evaluation/follow-ups.jsonl')
const { inHand, answered } = scorePrompts(file)
console.log(`the card in hand is among the cards sent: ${inHand}`)
console.log(`a right written answer is among those sent: ${answered}`)
