import { percentile } from './load.ts'

/** Sorted milliseconds added to the first token, for each number of streams of STREAMS. */
export type Round = { added: number[][]; perSecond: number; peakMib: number }
export type Result = { name: string; idleMib: number; rounds: Round[] }

export const STREAMS = [1, 10, 100]

/** A Markdown table; every ratio is taken within one round, then the median of the rounds: this cancels the machine's drift. */
export function table(results: Result[], base: string): string {
  const reference = results.find(({ name }) => name === base)?.rounds ?? []
  const rows = results.map(({ name, idleMib, rounds }) => {
    const time = (at: number, share: number) =>
      median(rounds.map((round) => percentile(round.added[at] ?? [], share))).toFixed(1)
    const ratio = (of: (round: Round) => number) =>
      median(rounds.flatMap((round, at) => (reference[at] ? [of(round) / of(reference[at])] : []))).toFixed(2)
    const peak = Math.max(...rounds.map((round) => round.peakMib))
    return [
      name,
      ...STREAMS.map((_, at) => `${time(at, 0.5)} / ${time(at, 0.99)}`),
      STREAMS.map((_, at) => ratio((round) => percentile(round.added[at] ?? [], 0.5))).join(' / '),
      median(rounds.map((round) => round.perSecond)).toFixed(0),
      ratio((round) => round.perSecond),
      idleMib ? `${idleMib.toFixed(0)} / ${peak.toFixed(0)}` : '-',
      idleMib ? `${(((peak - idleMib) / Math.max(...STREAMS)) * 1024).toFixed(0)}` : '-',
    ]
  })
  const head = [
    '',
    ...STREAMS.map((streams) => `added to first token, ${streams} at once, p50 / p99 ms`),
    `p50 as a multiple of the Hono proxy, ${STREAMS.join(' / ')} at once`,
    'messages per second',
    'as a multiple of the Hono proxy',
    'memory idle / at most under load, MiB',
    'memory per open stream, KiB',
  ]
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
