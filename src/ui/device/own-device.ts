const KEY = 'kinwise.own-device'

type Choices = Record<string, boolean>

/** Whether this person said that the device is theirs, so that conversations may be kept on it. Null before they were asked. */
export const isOwnDevice = (userId: string): boolean | null => read()?.[userId] ?? null

export const sayOwnDevice = (userId: string, isOwn: boolean): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [userId]: isOwn }))
  } catch {
    // A browser that remembers nothing keeps no conversation either.
  }
  if (isOwn) for (const hear of hearers) hear()
}

const hearers = new Set<() => void>()

/** Hears of somebody who says here and now that the device is theirs. */
export const onOwnDevice = (hear: () => void) => {
  hearers.add(hear)
}

/** Somebody keeps conversations here: only then is the store opened at all. */
export const isKeptByAnybody = (): boolean => Object.values(read() ?? {}).includes(true)

/** A choice that isn't remembered can't be asked for once. */
export const canRemember = (): boolean => read() !== null && 'indexedDB' in globalThis

const read = (): Choices | null => {
  try {
    const choices: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return choices && typeof choices === 'object' ? (choices as Choices) : {}
  } catch (error) {
    return error instanceof SyntaxError ? {} : null
  }
}
