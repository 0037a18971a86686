/** Puts values in the place of `{name}` in words of content/. */
export const fillWords = (words: string, values: Record<string, string | number>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

export const dayText = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
