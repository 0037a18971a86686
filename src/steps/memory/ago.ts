const DAY_MS = 24 * 60 * 60 * 1000

/** How long ago, as a coach would say it. */
export const agoOf = (at: Date, now: Date): string => {
  const days = Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS))
  if (days < 7) return 'a few days ago'
  if (days < 14) return 'last week'
  if (days < 28) return 'a few weeks ago'
  if (days < 60) return 'last month'
  return 'some time ago'
}
