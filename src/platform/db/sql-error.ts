/** Whether a statement failed with this code; inside a transaction the engine's error comes wrapped. */
export const hasCode = (error: unknown, code: string | RegExp): boolean => {
  if (!(error instanceof Error)) return false
  const own = (error as { code?: unknown }).code
  return (typeof own === 'string' && matches(own, code)) || hasCode(error.cause, code)
}

const matches = (own: string, code: string | RegExp): boolean =>
  typeof code === 'string' ? own === code : code.test(own)

/** The engine will never take these values: tried again, they fail again. */
export const isBadData = (error: unknown): boolean => hasCode(error, /^2[23]/)

const DEADLOCK = '40P01'

/** Runs a unit of work, and once more when it was the one of two that the engine ended because each waited for the other. */
export const onceMoreAfterDeadlock = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!hasCode(error, DEADLOCK)) throw error
    return work()
  }
}
