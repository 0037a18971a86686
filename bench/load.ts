import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from './targets.ts'

const REQUEST_TIMEOUT_MS = 60_000
const TEXT_EVENT = 'event: text\n'
const ENDED_EVENT = 'event: ended\n'

/** A target and where it listens. */
export type Running = { request: Target['request']; url: string }

/** Sorted milliseconds from sending a message to its first token, less what the upstream itself waits, at N streams side by side. */
export async function measureFirstToken(
  target: Running,
  load: { streams: number; rounds: number; upstreamMs: number; messageMs: number },
): Promise<number[]> {
  return withAgent(load.streams, async (agent) => {
    const added: number[] = []
    await side(load.streams, async (slot) => {
      // Spread over one message, so that the streams do not all ask and end in the same millisecond.
      await sleep((slot * load.messageMs) / load.streams)
      for (let n = 0; n < load.rounds; n++) added.push((await send(target, agent, slot)) - load.upstreamMs)
    })
    return added.sort((a, b) => a - b)
  })
}

/** Messages per second, whole answers read. */
export async function measureThroughput(
  target: Running,
  load: { messages: number; concurrency: number },
): Promise<number> {
  return withAgent(load.concurrency, async (agent) => {
    let next = 0
    const started = performance.now()
    await side(load.concurrency, async (slot) => {
      while (next++ < load.messages) await send(target, agent, slot)
    })
    return (load.messages / (performance.now() - started)) * 1000
  })
}

export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

async function withAgent<T>(maxSockets: number, work: (agent: Agent) => Promise<T>): Promise<T> {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return work(agent).finally(() => agent.destroy())
}

async function side(count: number, work: (slot: number) => Promise<void>) {
  await Promise.all(Array.from({ length: count }, (_, slot) => work(slot)))
}

/** Resolves at the end of the answer with the milliseconds to its first token. An answer without one is an error, not a fast answer. */
function send(target: Running, agent: Agent, slot: number): Promise<number> {
  const { path, headers, body } = target.request(slot)
  const url = target.url + path
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const fail = (why: unknown) => reject(new Error(`${url}: ${why}`))
    const options = {
      method: 'POST',
      agent,
      timeout: REQUEST_TIMEOUT_MS,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    }
    const req = request(url, options, (res) => {
      let first = 0
      let seen = ''
      let isWhole = false
      let tail = ''
      res.setEncoding('utf8').on('data', (text: string) => {
        isWhole ||= (tail + text).includes(ENDED_EVENT)
        tail = text.slice(-ENDED_EVENT.length)
        if (first) return
        seen += text
        if (seen.includes(TEXT_EVENT)) first = performance.now() - started
      })
      res.on('end', () =>
        first && res.statusCode === 200 && isWhole
          ? resolve(first)
          : fail(`${res.statusCode} ${seen.slice(0, 300)}`),
      )
      res.on('error', fail)
    })
    req.on('timeout', () => req.destroy(new Error('timed out')))
    req.on('error', fail)
    req.end(body)
  })
}
