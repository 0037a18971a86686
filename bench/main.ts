import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { startUpstream } from '../tests/fakes/upstream.ts'
import { measureFirstToken, measureThroughput } from './load.ts'
import { type Result, STREAMS, table } from './report.ts'
import { memoryMib, peakMib, pinClient, pinned } from './server.ts'
import { BARE_HONO, type Running, targets } from './targets.ts'

const ROUNDS = 5
const BUDGET_MS = 180_000
const TOKENS = 20
const SPACING_MS = 20
const UPSTREAM_MS = 50
const MESSAGE_MS = UPSTREAM_MS + (TOKENS - 1) * SPACING_MS
const MESSAGES = 2_000
const CONCURRENCY = 50

pinClient()
const started = performance.now()
const tokens = Array.from({ length: TOKENS }, (_, at) => `word${at} `)
const upstream = await startUpstream({ record: false, tokens })
const wanted = process.argv.slice(2)
const chosen = targets.filter(({ name }) => !wanted.length || wanted.some((part) => name.includes(part)))
const running: (Running & { result: Result })[] = []

try {
  for (const { name, start } of chosen) {
    const target = await start(upstream.url)
    running.push({ ...target, result: { name, idleMib: target.pid ? memoryMib(target.pid) : 0, rounds: [] } })
    await measureThroughput(target, { messages: 500, concurrency: CONCURRENCY })
  }
  for (let round = 0; round < ROUNDS && performance.now() - started < BUDGET_MS; round++) {
    for (const target of running) target.result.rounds.push(await measure(target))
    console.error(`Round ${round + 1} of ${ROUNDS}, ${Math.round((performance.now() - started) / 1000)} s`)
  }
} finally {
  await Promise.all(running.map((target) => target.stop()))
  await upstream.close()
}

const page = `# What Kinwise adds to the model's own time

${table(
  running.map(({ result }) => result),
  BARE_HONO,
)}

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${
  pinned ? 'the server on one core, client and fake model on another' : 'processes not pinned to cores'
}. All on loopback; the model is a fake (\`tests/fakes/upstream.ts\`), so that only our own time shows.

- First token: the fake model waits ${UPSTREAM_MS} ms, then gives ${TOKENS} tokens, one every ${SPACING_MS} ms; that wait is subtracted. The time ends at the first text, not at the first byte.
- Messages per second: ${MESSAGES} messages, ${CONCURRENCY} at a time, from a model that answers at once, whole answers read.
- Kinwise does more than pass on: it looks up the session, reads the message for danger with the child's age and the last words, keeps message, credit and reply in one statement, finds guidance cards, masks
  names, checks every sentence of the answer, logs the answer for other readers and keeps it. Where the time goes, from a processor profile of the throughput run on Postgres (share of the server's own time, 2026-11-21):
  finding guidance cards 17 %, the database (four statements, driver and pool) 14 %, reading the message for danger 10 %, calling the endpoint and reading its stream 9 %, building and masking the prompt 8 %, writing events to
  the socket 7 %, checking the answer 3 %, the headers of safety 3 %, garbage collection 2 %; the rest is spread over HTTP, Hono, streams and promises. Alone and warm, over several messages: cards 0.59 ms (1.1 before only the
  cards of the child's age were weighed), danger 0.30 ms (0.48 before), prompt 0.44 ms with twelve turns of talk. Side by side in one run this was 4.5 ms of processor time for a message against 5.4 before, and 0.55 for the bare proxy.
- Not reached: at most 2.5 times the Hono proxy's first token at 10 and 100 at once, and a quarter of its messages per second. At 100 at once the load asks for about 208 of
  the 345 messages a second that one core answers on Postgres. What would have to go for a quarter is what the product is for: cards, danger, prompt and check alone are about 1.5 ms, three times the proxy's whole message. An earlier state without guidance cards, masking and the answer check reached 2.0 and 0.6 times and 0.47 (on a busier machine).
- PGlite is one connection in the same process: every statement of every stream waits for the one before it. It is for a family or two and for development; many streams at once need Postgres.
- How long others wait while visitors send the longest texts that the demo takes (\`npm run bench:others\`: 24 at once, a small request every 20 ms and an answer being written beside them, on PGlite with the built-in guide; 2026-11-22, on a machine where much else ran). A small request took
  20 ms alone and 201 ms beside them (10 times), at most 333 and 1,504 ms (4.5 times); the words of the answer came every 33 and every 192 ms, with a longest gap of 134 and 1,500 ms (11 times). They are read in turns ([why](decisions/048-texts-are-read-in-turns.md)); before, one of them held up everybody for
  3.6 s, and 24 for 23 s.
- Medians of ${running[0]?.result.rounds.length ?? 0} rounds, interleaved between the rows. Compare ratios; single times drift by a fifth here.
`
console.log(page)
if (!wanted.length) writeFileSync(new URL('../docs/benchmarks.md', import.meta.url), page)
process.exit(0)

async function measure(target: Running) {
  const load = { upstreamMs: UPSTREAM_MS, messageMs: MESSAGE_MS }
  upstream.scenario('plain', { firstTokenMs: UPSTREAM_MS, spacingMs: SPACING_MS })
  const added: number[][] = []
  const peak = await peakMib(target.pid ?? process.pid, async () => {
    for (const streams of STREAMS) {
      added.push(
        await measureFirstToken(target, {
          ...load,
          streams,
          rounds: streams === 1 ? 10 : streams === 10 ? 6 : 3,
        }),
      )
    }
  })
  upstream.scenario('plain', {})
  const perSecond = await measureThroughput(target, { messages: MESSAGES, concurrency: CONCURRENCY })
  return { added, perSecond, peakMib: peak }
}
