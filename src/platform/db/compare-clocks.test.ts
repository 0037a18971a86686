import { expect, test, vi } from 'vitest'
import { compareClocks } from './compare-clocks.ts'

const AT = new Date('2026-11-20T03:00:00Z')

test.each([
  [0, null],
  [4, null],
  [-3600, -3600],
  [90, 90],
])(
  'a clock that is %i seconds from the database’s is told of where that is too much',
  async (apart, told) => {
    const warn = vi.fn()
    const log = { info: vi.fn(), warn, error: vi.fn() }
    const rows = [{ seconds: AT.getTime() / 1000 - apart }]
    await compareClocks({ execute: async () => ({ rows }) } as never, () => AT, log)
    expect(warn.mock.calls.map(([fields]) => fields.secondsApart)).toEqual(told === null ? [] : [told])
  },
)
