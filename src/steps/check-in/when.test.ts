import { expect, test } from 'vitest'
import { dayIn, daysLater, knownZone, quietUntil } from './when.ts'

const TEN = 10 * 60

test.each([
  ['an ordinary day', '2026-06-10T18:00:00Z', 'Europe/Berlin', '2026-06-11T08:00:00.000Z'],
  ['the night the clocks go forward', '2026-03-28T18:00:00Z', 'Europe/Berlin', '2026-03-29T08:00:00.000Z'],
  ['the night they go back', '2026-10-24T18:00:00Z', 'Europe/Berlin', '2026-10-25T09:00:00.000Z'],
  ['where it is tomorrow already', '2026-06-10T13:00:00Z', 'Pacific/Auckland', '2026-06-11T22:00:00.000Z'],
  ['where it is still yesterday', '2026-06-11T03:00:00Z', 'America/Los_Angeles', '2026-06-11T17:00:00.000Z'],
  ['half an hour beside the others', '2026-06-10T18:00:00Z', 'Asia/Kolkata', '2026-06-11T04:30:00.000Z'],
])('the next morning at ten, %s', (_, at, zone, morning) => {
  expect(daysLater(new Date(at), 1, zone, TEN).toISOString()).toBe(morning)
})

test.each([
  ['07:59', '2026-06-10T05:59:00Z', '2026-06-10T06:00:00.000Z'],
  ['08:00', '2026-06-10T06:00:00Z', null],
  ['20:59', '2026-06-10T18:59:59Z', null],
  ['21:00', '2026-06-10T19:00:00Z', '2026-06-11T06:00:00.000Z'],
  ['23:30 before the clocks go back', '2026-10-24T21:30:00Z', '2026-10-25T07:00:00.000Z'],
])('at %s in Berlin', (_, at, until) => {
  expect(quietUntil(new Date(at), 'Europe/Berlin')?.toISOString() ?? null).toBe(until)
})

test('the day is the parent’s own, and an unknown zone is UTC', () => {
  expect(dayIn('Pacific/Auckland', new Date('2026-06-10T13:00:00Z'))).toBe('2026-06-11')
  for (const zone of ['', 'Nowhere/At all', '../etc', 'x'.repeat(60)]) expect(knownZone(zone)).toBe('UTC')
  expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin')
})
