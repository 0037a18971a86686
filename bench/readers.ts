/**
 * How long do the readers of a parent's text take for the longest text they may be given? `npm run bench:readers`: each is asked fifty times
 * with 4,000 characters, the demo with as many before, in eight messages. Counts the processor's time, so that what else the machine does is left out. Ends with
 * 1 where one of them takes more than 50 ms at the median.
 */
import { join } from 'node:path'
import { createGuide } from '../src/guidance/guide/guide.ts'
import { createLibrary } from '../src/guidance/library.ts'
import { loadCards } from '../src/guidance/load-cards.ts'
import { createShortList } from '../src/guidance/short-list.ts'
import { topicsOf } from '../src/guidance/topics-of.ts'
import { sentenceReader } from '../src/platform/sentence-vectors.ts'
import { assess, assessByMeaning } from '../src/safety/assess.ts'
import { turnsOf } from '../src/trial/demo/answer-demo.ts'

const TIMES = 50
const MOST_MS = 50
const LONGEST = 4000
const EARLIER = 8

const cards = loadCards(join(import.meta.dirname, '../content/guidance'))
const library = createLibrary(cards)
const read = sentenceReader(console.error)
const guide = createGuide(library, read)
const byWords = createGuide(library)
const shortList = createShortList(library)
const wordings = cards.flatMap(({ situations }) => situations)
const child = { name: 'Mia', age: 4, type: 'ENFP', interests: ['trains'] }

/** Different words each time, so that nothing is known from before. */
const longText = (n: number): string => {
  let text = ''
  for (let at = n * 37; text.length < LONGEST; at++) text += `${wordings[(at * 61) % wordings.length]}. `
  return text.slice(0, LONGEST)
}
const hostile = (n: number): string =>
  `${'ha '.repeat(600)}${'a'.repeat(900)}${'?!'.repeat(300)} ${n}`.slice(0, LONGEST)

const median = async (read: (n: number) => unknown): Promise<number> => {
  await read(TIMES)
  const taken: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const start = process.cpuUsage()
    await read(n)
    const { user, system } = process.cpuUsage(start)
    taken.push((user + system) / 1000)
  }
  return taken.sort((a, b) => a - b)[TIMES / 2] ?? Number.NaN
}

const turns = (n: number) => [
  { author: 'user' as const, content: longText(n + 1), note: null },
  { author: 'assistant' as const, content: 'x', note: { cardId: 'bedtime-battles-3-5' }, choices: [] },
]
const results = {
  'the triage': await median((n) => assessByMeaning(longText(n), {}, read)),
  'the triage within a talk': await median((n) =>
    assessByMeaning(longText(n), { earlier: [longText(n + 1), longText(n + 2)] }, read),
  ),
  'the triage, a hostile message': await median((n) => assessByMeaning(hostile(n), {}, read)),
  'the triage by words alone': await median((n) => assess(longText(n))),
  'the guide, a first message': await median((n) =>
    guide({ kind: 'child', child, turns: [], text: longText(n) }),
  ),
  'the guide within a talk': await median((n) =>
    guide({ kind: 'child', child, turns: turns(n), text: longText(n) }),
  ),
  'the guide, a hostile message': await median((n) =>
    guide({ kind: 'child', child, turns: turns(n), text: hostile(n) }),
  ),
  'the guide by words alone': await median((n) =>
    byWords({ kind: 'child', child, turns: turns(n), text: longText(n) }),
  ),
  "the list for a model's prompt": await median((n) =>
    shortList({ text: longText(n), before: longText(n + 1), years: 4, inHand: null }),
  ),
  'the topics of ten messages': await median((n) => topicsOf(library, longText(n).repeat(10))),
  'what came before in the demo': await median((n) =>
    turnsOf(
      Array.from({ length: EARLIER }, (_, at) => longText(n + at).slice(0, LONGEST / EARLIER)),
      { answerOf: byWords },
    ),
  ),
}
for (const [reader, ms] of Object.entries(results)) console.log(`${ms.toFixed(1).padStart(7)} ms  ${reader}`)
process.exit(Object.values(results).every((ms) => ms <= MOST_MS) ? 0 : 1)
