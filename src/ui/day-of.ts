/** A day as the reader writes it: '20 December 2026'. */
export const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString(undefined, { dateStyle: 'long' })
