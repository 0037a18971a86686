/**
 * How long do others wait while anonymous visitors send the longest texts that the demo takes? `npm run bench:others`: a family's
 * page asks the server something small again and again, first alone, then while 24 such messages are worked on at once; and an answer
 * is written meanwhile, whose words should keep coming. Compare the two columns, not the milliseconds: they are one machine's.
 */
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_EARLIER, DEMO_EARLIER_CHARS } from '../src/trial/rules.ts'
import { startServer } from '../tests/app/running-server.ts'
import { percentile } from './load.ts'

const VISITORS = 24
const ALONE_MS = 5_000
const BESIDE_MS = 30_000
const PAUSE_MS = 20
const WORDS =
  'My daughter is four and will not sleep, she bites her brother at nursery, he hits back and I do not know what to do any more. '

const long = (chars: number, n: number): string => `${n} ${WORDS.repeat(40)}`.slice(0, chars)

const server = await startServer({})

const ask = (text: string, earlier: string[], signal?: AbortSignal): Promise<Response> =>
  fetch(`${server.url}/api/demo/messages`, {
    method: 'POST',
    ...(signal ? { signal } : {}),
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ clientId: randomUUID(), text, earlier }),
  })

/** Milliseconds until each small request was answered, until told to end. */
const smallRequests = async (isOver: () => boolean): Promise<number[]> => {
  const waited: number[] = []
  while (!isOver()) {
    const start = performance.now()
    await (await fetch(`${server.url}/api/plans`)).text()
    waited.push(performance.now() - start)
    await wait(PAUSE_MS)
  }
  return waited
}

/** Milliseconds between the words of an answer as they arrive. `begun` is called at the first one. */
const gaps = async (response: Response, begun = () => {}): Promise<number[]> => {
  const between: number[] = []
  let last = 0
  const chunks = response.body?.pipeThrough(new TextDecoderStream()) ?? []
  for await (const chunk of chunks) {
    if (!chunk.includes('event: text')) continue
    const now = performance.now()
    if (last > 0) between.push(now - last)
    last = now
    begun()
  }
  return between
}

/** Gives up with the signal, as all of them do when enough was seen. */
const hostile = async (n: number, signal: AbortSignal): Promise<boolean> => {
  const earlier = Array.from({ length: DEMO_EARLIER }, (_, k) =>
    long(DEMO_EARLIER_CHARS / DEMO_EARLIER, 100 * n + k),
  )
  try {
    const response = await ask(long(3900, n), earlier, signal)
    await response.text()
    return response.ok
  } catch (error) {
    if (signal.aborted) return false
    throw error
  }
}

const calmWords = async (): Promise<number[]> =>
  gaps(await ask('My son is two and has tantrums. What can I do?', []))

await calmWords()
const end = performance.now() + ALONE_MS
const [alone, calm] = await Promise.all([smallRequests(() => performance.now() > end), calmWords()])

const begun = Promise.withResolvers<void>()
const writing = gaps(await ask('My son is three and has tantrums. What can I do?', []), begun.resolve)
await begun.promise
const enough = AbortSignal.timeout(BESIDE_MS)
const visitors = Promise.all(Array.from({ length: VISITORS }, (_, n) => hostile(n, enough)))
const [besides, disturbed, answered] = await Promise.all([
  smallRequests(() => enough.aborted),
  writing,
  visitors,
])

const row = (what: string, before: number[], after: number[]): string => {
  const figures = [0.5, 0.99, 1].map((share) => {
    const [a, b] = [before, after].map((times) =>
      percentile(
        times.toSorted((x, y) => x - y),
        share,
      ),
    ) as [number, number]
    return `${a.toFixed(0)} → ${b.toFixed(0)} (${(b / a).toFixed(1)} x)`
  })
  return `| ${[what, ...figures].join(' | ')} |`
}
console.log(`
| milliseconds, alone → beside ${VISITORS} of the longest demo messages | median | 99th percentile | longest |
| --- | --- | --- | --- |
${row('a small request', alone, besides)}
${row('between two words of an answer', calm, disturbed)}

${answered.filter(Boolean).length} of ${VISITORS} were answered within ${BESIDE_MS / 1000} s.`)
await server.stop()
