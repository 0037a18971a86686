/** How the home page greets at an hour of the reader's own clock, 0 to 23. */
export const greetingAt = (hour: number): string => {
  if (hour < 5) return "Up at this hour? We're here."
  if (hour < 12) return 'Good morning'
  if (hour < 18) return 'Good afternoon'
  return 'Good evening'
}
