/**
 * Learns to hear how things went from what the cards' follow-ups say: `npm run news:train [-- --report]`. Reading the wordings takes a
 * minute, and they are kept in node_modules/.cache.
 *
 * Prints how it does on the cards that it did not learn from, one half by the other. `--report` leaves content/guidance/news.bin as it is.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FollowUp } from '../../src/guidance/card.ts'
import { loadAnyWorry, loadCards } from '../../src/guidance/load-cards.ts'
import { BYTES_TO_ONE, keyOf, loadMeanings } from '../../src/guidance/search/meanings.ts'
import { NEWS, NEWS_FILE, type News, newsIn, packNews } from '../../src/guidance/search/news.ts'
import { writtenOut } from '../../src/guidance/words/written-out.ts'
import { sentenceReader } from '../../src/platform/sentence-vectors.ts'
import { share } from '../eval/read-rows.ts'
import { readVectors } from '../safety/vectors.ts'
import { fitNews, type Row, withThresholds } from './fit-news.ts'

const { values } = parseArgs({ options: { report: { type: 'boolean' } } })
const root = join(import.meta.dirname, '../..')
const followUps = [...loadCards(join(root, 'content/guidance')), loadAnyWorry()].flatMap((holder, card) =>
  holder.follow_ups.map((followUp) => ({ followUp, half: card % 2 })),
)

/** There is little news, so that all its wordings are read, and of anything else one. */
const wordingsOf = ({ said, news }: FollowUp, at: number): string[] =>
  (news ? said : said.slice((at + 1) % said.length).slice(0, 1)).map(writtenOut)

const read = sentenceReader((error) => {
  throw error
})
const vectorOf = await readVectors(
  followUps.flatMap(({ followUp }, at) => wordingsOf(followUp, at)),
  read,
  join(root, 'node_modules/.cache/kinwise/news.bin'),
  (done, all) => done % 1600 === 0 && console.log(`${done} of ${all} read`),
)
const meanings = loadMeanings()
type Told = Row & { half: number }
const wordings: Told[] = followUps.flatMap(({ followUp, half }, at) =>
  wordingsOf(followUp, at).map((text) => ({
    meaning: vectorOf(text) as Float32Array,
    news: followUp.news ?? null,
    half,
  })),
)
const together: Told[] = followUps.flatMap(({ followUp, half }) => {
  const meaning = meanings.get(keyOf(followUp))
  return meaning
    ? {
        meaning: Float32Array.from(meaning, (byte) => byte / BYTES_TO_ONE),
        news: followUp.news ?? null,
        half,
      }
    : []
})
const rows = [...wordings, ...together]

const learnt = [0, 1].map((half) => {
  const own = wordings.filter((row) => row.half === half)
  const scores = fitNews(rows.filter((row) => row.half !== half))
  return { own, scores: withThresholds(scores, meaningsOfNone(own)) }
})
console.table(
  [...NEWS, null].map((told) => {
    const heard = learnt.flatMap(({ own, scores }) =>
      own.filter(({ news }) => news === told).map(({ meaning }) => newsIn(scores, meaning)),
    )
    const counted = (news: (typeof heard)[number]) =>
      share(heard.filter((one) => one === news).length, heard.length)
    return { told: told ?? 'neither', good: counted('good'), bad: counted('bad'), neither: counted(null) }
  }),
)
if (!values.report) {
  const { good, bad } = fitNews(rows)
  // What was learned from a wording says less of strangers', so zero stands where it stood for the halves.
  const biasOf = (news: News) =>
    learnt.reduce((sum, { scores }) => sum + scores[news].bias / learnt.length, 0)
  writeFileSync(
    NEWS_FILE,
    packNews({ good: { ...good, bias: biasOf('good') }, bad: { ...bad, bias: biasOf('bad') } }),
  )
}

function meaningsOfNone(some: Row[]): Float32Array[] {
  return some.filter(({ news }) => news === null).map(({ meaning }) => meaning)
}
