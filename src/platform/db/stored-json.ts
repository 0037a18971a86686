/** A value as jsonb takes it: the engine refuses a whole statement for one NUL or half a character in one of its texts. */
export const storedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  )
