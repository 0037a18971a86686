import { percentile } from './load.ts'

export type Round = { few: number[]; many: number[]; perSecond: number; peakMib: number }
export type Result = { name: string; idleMib: number; rounds: Round[] }

/** A Markdown table; every ratio is taken within one round, then the median of the rounds: this cancels the machine's drift. */
export function table(results: Result[], base: string): string {
  const reference = results.find(({ name }) => name === base)?.rounds ?? []
  const rows = results.map(({ name, idleMib, rounds }) => {
    const times = (pick: (round: Round) => number[]) =>
      `${median(rounds.map((round) => percentile(pick(round), 0.5))).toFixed(1)} / ${median(rounds.map((round) => percentile(pick(round), 0.95))).toFixed(1)}`
    const ratio = (of: (round: Round) => number) =>
      median(rounds.flatMap((round, at) => (reference[at] ? [of(round) / of(reference[at])] : []))).toFixed(2)
    const memory = idleMib
      ? `${idleMib.toFixed(0)} / ${Math.max(...rounds.map((round) => round.peakMib)).toFixed(0)}`
      : '-'
    return [
      name,
      times((round) => round.few),
      times((round) => round.many),
      `${ratio((round) => percentile(round.few, 0.5))} / ${ratio((round) => percentile(round.many, 0.5))}`,
      median(rounds.map((round) => round.perSecond)).toFixed(0),
      ratio((round) => round.perSecond),
      memory,
    ]
  })
  const head = [
    '',
    'added to first token, 10 streams, p50 / p95 ms',
    '100 streams, p50 / p95 ms',
    'p50 as a multiple of the Hono proxy, 10 / 100 streams',
    'messages per second',
    'as a multiple of the Hono proxy',
    'memory idle / at most under load, MiB',
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
