/** A month, as 'YYYY-MM', and a day, as 'YYYY-MM-DD', where the family is. */
export type Month = string
export type Day = string

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  } as const
  const made = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: zone })
  formats.set(zone, made)
  return made
}

const partsIn = (zone: string, time: Date): Record<string, string> =>
  Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )

export const dayIn = (zone: string, time: Date): Day => {
  const { year, month, day } = partsIn(zone, time)
  return `${year}-${month}-${day}`
}

export const monthIn = (zone: string, time: Date): Month => dayIn(zone, time).slice(0, 7)

export const hourIn = (zone: string, time: Date): number => Number(partsIn(zone, time).hour)

export const monthBefore = (month: Month): Month => moved(month, -1)
export const monthAfter = (month: Month): Month => moved(month, 1)

const moved = (month: Month, by: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

/** 'November 2026'. */
export const monthName = (month: Month): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const WEEK_DAYS = 7

/** The weeks of a month: from the 1st, the 8th, and so on. The last may be short. */
export const weeksOf = (month: Month): { from: Day; until: Day }[] => {
  const last = new Date(Date.parse(`${monthAfter(month)}-01T00:00:00Z`) - 1).getUTCDate()
  const dayOf = (number: number): Day => `${month}-${String(number).padStart(2, '0')}`
  const starts = Array.from({ length: Math.ceil(last / WEEK_DAYS) }, (_, week) => week * WEEK_DAYS + 1)
  return starts.map((start) => ({ from: dayOf(start), until: dayOf(Math.min(start + WEEK_DAYS - 1, last)) }))
}

/** A span of time that surely holds a month and the one before it, whatever the zone. */
export const spanOf = (month: Month): { from: Date; until: Date } => ({
  from: new Date(Date.parse(`${monthBefore(month)}-01T00:00:00Z`) - DAY_MS),
  until: new Date(Date.parse(`${monthAfter(month)}-01T00:00:00Z`) + DAY_MS),
})
const DAY_MS = 24 * 60 * 60 * 1000

/** The first reports of a month are made at this hour, the last so many hours later: never in the night, never all at once. */
const FIRST_HOUR = 6
export const SPREAD_HOURS = 6

/** What wasn't made in so many days isn't due any more: it would be news of long ago. */
const DUE_DAYS = 7

/** The month whose report is due for a family now: the one that ended, from its own hour of the first day on, for a week. Null at other times. */
export const dueMonth = (familyId: string, zone: string, now: Date): Month | null => {
  const day = dayIn(zone, now)
  const number = Number(day.slice(8))
  const isEarly = number === 1 && hourIn(zone, now) < FIRST_HOUR + hourOf(familyId)
  return isEarly || number > DUE_DAYS ? null : monthBefore(day.slice(0, 7))
}

/** The last digits of an id are random: that spreads families evenly. */
const hourOf = (familyId: string): number => Number.parseInt(familyId.slice(-4), 16) % SPREAD_HOURS

/** A zone a browser named, or UTC where nobody has or the name isn't one. */
export const knownZone = (zone: string | null | undefined): string => {
  if (!zone) return 'UTC'
  try {
    formatOf(zone)
    return zone
  } catch {
    return 'UTC'
  }
}
