/** Worked out when it is first wanted, and then kept. */
export const onDemand = <T>(find: () => T): (() => T) => {
  let found: { value: T } | null = null
  return () => {
    found ??= { value: find() }
    return found.value
  }
}

/** The same for each key. */
export const memo = <K, T>(read: (key: K) => T): ((key: K) => T) => {
  const known = new Map<K, { value: T }>()
  return (key) => {
    const found = known.get(key) ?? { value: read(key) }
    known.set(key, found)
    return found.value
  }
}
