/** Does the work unless another tab of this browser is at it: then null. A browser without locks is trusted to have one tab; the server knows a message by its id anyway. */
export const alone = async <Result>(name: string, work: () => Promise<Result>): Promise<Result | null> => {
  if (!navigator.locks) return work()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null))
}

/** Holds a message while this page sends it, so that no other tab does. Call what it returns when that is over; a tab that dies lets go by itself. */
export const holdMessage = (clientId: string): (() => void) => {
  const held = Promise.withResolvers<void>()
  // Without a lock the server still knows a message by its id.
  void navigator.locks?.request(messageLock(clientId), () => held.promise).catch(() => {})
  return held.resolve
}

export const messageLock = (clientId: string) => `kinwise-message-${clientId}`
