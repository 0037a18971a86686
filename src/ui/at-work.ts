/** Messages that this page is sending or reading, so that nothing reloads it in between. */
let count = 0
let afterwards: (() => void)[] = []

/** Call what it returns when the work is done. */
export const startWork = (): (() => void) => {
  let isDone = false
  count += 1
  return () => {
    if (isDone) return
    isDone = true
    count -= 1
    if (count > 0) return
    const waiting = afterwards
    afterwards = []
    for (const act of waiting) act()
  }
}

/** At once, or when the last message that's on its way has its answer. */
export const afterWork = (act: () => void): void => {
  if (count === 0) act()
  else afterwards.push(act)
}
