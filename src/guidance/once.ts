/** Worked out when it is first wanted, and then kept. */
export const onDemand = <T>(find: () => T): (() => T) => {
  let found: { value: T } | null = null
  return () => {
    found ??= { value: find() }
    return found.value
  }
}

/** The same for each text. */
export const memo = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    known.set(text, value)
    return value
  }
}
