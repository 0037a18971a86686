import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../platform/db/db.ts'
import { createReplyLog } from './reply-log.ts'

type Row = { seq: number; delta: string }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Keeps what it's given as the table does, each number once, and may lose the news of it. */
const fakeTable = () => {
  const rows = new Map<number, string>()
  const given: Row[] = []
  let fault: 'before' | 'after' | null = null
  let hold: Promise<void> | null = null
  const run = async (_: unknown, [, ids, seqs, deltas]: unknown[]) => {
    await hold
    const [id, seq, delta] = [ids as string[], seqs as number[], deltas as string[]].map(([first]) => first)
    given.push({ seq: Number(seq), delta: String(delta) })
    if (fault !== 'before' && delta && !rows.has(Number(seq))) rows.set(Number(seq), String(delta))
    if (fault) throw Object.assign(new Error('Connection terminated'), { code: '57P01' })
    return [{ id, stop_requested: false }]
  }
  return {
    database: { run } as unknown as Pick<Database, 'run'>,
    given,
    text: () =>
      [...rows]
        .sort(([a], [b]) => a - b)
        .map(([, delta]) => delta)
        .join(''),
    fail: (when: typeof fault) => {
      fault = when
    },
    holdUntil: (gate: Promise<void>) => {
      hold = gate
    },
  }
}

test.each(['before', 'after'] as const)(
  'S102: text is in the log once, also where the connection broke %s the database had it',
  async (when) => {
    const table = fakeTable()
    const log = createReplyLog(table.database).open('family', 'reply', () => {})
    log.add('One ')
    await vi.advanceTimersByTimeAsync(200)
    log.add('two ')
    table.fail(when)
    await vi.advanceTimersByTimeAsync(400)
    log.add('three.')
    await vi.advanceTimersByTimeAsync(200)
    table.fail(null)
    await vi.advanceTimersByTimeAsync(400)
    expect(table.text()).toBe('One two three.')
    await log.close()
  },
)

test('a slow database has one statement in hand, and an answer that ends waits for that one alone', async () => {
  const table = fakeTable()
  let release = () => {}
  table.holdUntil(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  const log = createReplyLog(table.database).open('family', 'reply', () => {})
  for (let n = 0; n < 50; n++) {
    log.add(`${n} `)
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(table.given).toHaveLength(0)
  const closed = log.close()
  release()
  await closed
  expect(table.given).toHaveLength(1)
})
