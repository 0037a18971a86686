/** The same function for texts that come again soon: the newest `most` are remembered. Never for what must be read anew. */
export const memoize = <T extends {}>(most: number, read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    const value = before ?? read(text)
    // Put last again, so that what is asked for stays.
    if (before !== undefined) known.delete(text)
    known.set(text, value)
    if (known.size > most) known.delete(known.keys().next().value as string)
    return value
  }
}
