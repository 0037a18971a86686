import { percentile } from './load.ts'

/** Sorted milliseconds added to the first token, for each number of streams of STREAMS; processor milliseconds a message. */
export type Round = { added: number[][]; perSecond: number; serverMs: number; postgresMs: number | null }
export type Result = { name: string; startedMs: number[]; idleMib: number; rounds: Round[] }

export const STREAMS = [1, 10, 100]

/** A Markdown table of medians over the rounds. */
export const table = (results: Result[]): string =>
  markdown([
    [
      '',
      ...STREAMS.map((streams) => `added to first token, ${streams} at once, p50 / p99 ms`),
      'messages per second',
      'processor time a message, server + Postgres, ms',
      'cold start, ms',
      'memory idle, MiB',
    ],
    ...results.map(({ name, startedMs, idleMib, rounds }) => {
      const middle = (of: (round: Round) => number) => median(rounds.map(of))
      const postgres = rounds.some(({ postgresMs }) => postgresMs !== null)
      return [
        name,
        ...STREAMS.map(
          (_, at) =>
            `${middle((round) => added(round, at, 0.5)).toFixed(1)} / ${middle((round) => added(round, at, 0.99)).toFixed(1)}`,
        ),
        middle(({ perSecond }) => perSecond).toFixed(0),
        middle(({ serverMs }) => serverMs).toFixed(2) +
          (postgres ? ` + ${middle(({ postgresMs }) => postgresMs ?? 0).toFixed(2)}` : ''),
        median(startedMs).toFixed(0),
        idleMib.toFixed(0),
      ]
    }),
  ])

/** The same as multiples of one row, each taken within one round: this cancels the machine's drift. */
export const ratios = (results: Result[], base: string): string => {
  const reference = results.find(({ name }) => name === base)?.rounds ?? []
  return markdown([
    [
      `as multiples of ${base}`,
      ...STREAMS.map((streams) => `${streams} at once, p50 / p99`),
      'messages per second',
    ],
    ...results.map(({ name, rounds }) => {
      const ratio = (of: (round: Round) => number) =>
        median(rounds.flatMap((round, at) => (reference[at] ? [of(round) / of(reference[at])] : []))).toFixed(
          2,
        )
      return [
        name,
        ...STREAMS.map(
          (_, at) =>
            `${ratio((round) => added(round, at, 0.5))} / ${ratio((round) => added(round, at, 0.99))}`,
        ),
        ratio(({ perSecond }) => perSecond),
      ]
    }),
  ])
}

const added = (round: Round, at: number, share: number): number => percentile(round.added[at] ?? [], share)

const markdown = ([head = [], ...rows]: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
