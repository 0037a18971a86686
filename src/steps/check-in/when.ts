import { Temporal } from 'temporal-polyfill'
import { FIRST_MINUTE, LAST_MINUTE } from '../rules.ts'

/** A parent's zone as the database of zones knows it; UTC where a browser told something else. */
export const knownZone = (zone: string): string => {
  try {
    return Temporal.Now.zonedDateTimeISO(zone).timeZoneId
  } catch {
    return 'UTC'
  }
}

/** The date where the parent is, 'YYYY-MM-DD'. */
export const dayIn = (zone: string, at: Date): string => local(zone, at).toPlainDate().toString()

/** So many days from a moment on, at this minute of the parent's day, whatever their clocks do in between. */
export const daysLater = (at: Date, days: number, zone: string, minuteOfDay: number): Date => {
  const day = local(zone, at).toPlainDate().add({ days })
  const time = Temporal.PlainTime.from({ hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 })
  return new Date(day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds)
}

/** Null where a parent may be asked at this moment; in quiet hours, when these end. */
export const quietUntil = (at: Date, zone: string): Date | null => {
  const { hour, minute } = local(zone, at)
  const minutes = hour * 60 + minute
  if (minutes >= FIRST_MINUTE && minutes < LAST_MINUTE) return null
  return daysLater(at, minutes < FIRST_MINUTE ? 0 : 1, zone, FIRST_MINUTE)
}

/** When this day's quiet hours begin. */
export const endOfDay = (at: Date, zone: string): Date => daysLater(at, 0, zone, LAST_MINUTE)

const local = (zone: string, at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
