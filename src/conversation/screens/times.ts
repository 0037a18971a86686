const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const dayThisYear = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })
const dayOfYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })

export const timeText = (iso: string) => time.format(new Date(iso))

/** The day as the reader's clock sees it, to compare with another. */
export const dayOf = (iso: string) => new Date(iso).toDateString()

export function dayText(iso: string, now: Date): string {
  const date = new Date(iso)
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (date.toDateString() === now.toDateString()) return 'Today'
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return (date.getFullYear() === now.getFullYear() ? dayThisYear : dayOfYear).format(date)
}
