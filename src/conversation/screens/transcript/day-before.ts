import { dayOf, dayText } from '../times.ts'
import type { Exchange } from './exchanges.ts'

/** The day's name where a new day begins. */
export function dayBefore(exchanges: Exchange[], place: number, now: Date): string | null {
  const start = startOf(exchanges[place])
  const before = startOf(exchanges[place - 1])
  return start && (!before || dayOf(before) !== dayOf(start)) ? dayText(start, now) : null
}

const startOf = (exchange: Exchange | undefined) => (exchange?.question ?? exchange?.answer)?.createdAt
