import { expect, test } from 'vitest'
import { centsOf, linesToCheck } from './rules.ts'

const line = (name: string, seenOn: string, liveVerifiedOn: string | null = null) => ({
  ...{ country: 'Germany', name, seenOn, liveVerifiedOn },
})

test('lines are to be checked half a year after somebody last read their source or called them', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const told = linesToCheck(
    [
      line('Read lately', '2026-11-01'),
      line('Called lately', '2025-01-01', '2026-10-01'),
      line('Long ago', '2026-01-01'),
      line('Just within', '2026-05-27'),
      line('Just over', '2026-05-26'),
    ],
    now,
  )
  expect(told).toMatchObject({ total: 5, neverCalled: 4, overdue: 2 })
  expect(told.next.map(({ name }) => name)).toEqual([
    ...['Long ago', 'Just over', 'Just within', 'Called lately', 'Read lately'],
  ])
  expect(told.next[3]).toMatchObject({ checkedOn: '2026-10-01', isCalled: true })
  expect(linesToCheck([], now)).toEqual({ total: 0, neverCalled: 0, overdue: 0, next: [] })
})

test('tokens cost what the operator says, or nobody knows', () => {
  expect(centsOf(1_500_000, 60)).toBe(90)
  expect(centsOf(1, 60)).toBe(0)
  expect(centsOf(1234, 60)).toBe(0.07)
  expect(centsOf(1_500_000, null)).toBeNull()
})
