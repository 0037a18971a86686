import type { Overview } from './contract.ts'

/** A line that nobody has looked at for so long may have changed. */
export const CHECK_EVERY_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000
const MOST_NEXT = 12

type Line = { country: string; name: string; seenOn: string; liveVerifiedOn: string | null }

/** Which crisis lines somebody has to look at again: read at its source or called, whichever was later. */
export const linesToCheck = (lines: Line[], now: Date): Overview['lines'] => {
  const before = new Date(now.getTime() - CHECK_EVERY_DAYS * DAY_MS).toISOString().slice(0, 10)
  const looked = lines
    .map(({ country, name, seenOn, liveVerifiedOn }) => ({
      ...{ country, name },
      checkedOn: liveVerifiedOn && liveVerifiedOn > seenOn ? liveVerifiedOn : seenOn,
      isCalled: liveVerifiedOn !== null,
    }))
    .sort(
      (a, b) => compare(a.checkedOn, b.checkedOn) || compare(a.country, b.country) || compare(a.name, b.name),
    )
  return {
    total: looked.length,
    neverCalled: looked.filter(({ isCalled }) => !isCalled).length,
    overdue: looked.filter(({ checkedOn }) => checkedOn < before).length,
    next: looked.slice(0, MOST_NEXT),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const MILLION = 1_000_000

/** What a day's tokens cost, to a hundredth of a cent; null without a price. */
export const centsOf = (tokens: number, centsPerMillion: number | null): number | null =>
  centsPerMillion === null ? null : Math.round((tokens * centsPerMillion * 100) / MILLION) / 100
