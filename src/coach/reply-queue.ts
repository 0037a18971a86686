type Waiting = { rank: number; seq: number; begin: () => void; tell: (place: number) => void }

export type ReplyQueue = ReturnType<typeof createReplyQueue>

/** Who is let in first when the coach is busy, the lowest: by the plan's priority; whoever is in no plan comes last. */
export const rankOf = (priority: number | null): number => -(priority ?? -1)

/**
 * Lets at most so many through at once; the others wait, by rank and then by arrival. `tell` hears the place, first is 1, whenever
 * it changes. Resolves with what gives the place free; rejects with the signal's reason when its owner leaves the queue.
 */
export const createReplyQueue = (most: number) => {
  const waiting: Waiting[] = []
  let inside = 0
  let seq = 0

  const leave = () => {
    const next = waiting.shift()
    // The place passes on directly: between giving it back and taking it, somebody else could slip in.
    if (next) next.begin()
    else inside -= 1
    tellAll()
  }
  const tellAll = () => {
    for (const [index, one] of waiting.entries()) one.tell(index + 1)
  }

  const enter = async (
    rank: number,
    tell: (place: number) => void,
    signal: AbortSignal,
  ): Promise<() => void> => {
    signal.throwIfAborted()
    if (inside >= most) await stand(rank, tell, signal)
    else inside += 1
    let isFree = false
    return () => {
      if (!isFree) leave()
      isFree = true
    }
  }
  return Object.assign(enter, { waiting: () => waiting.length, inside: () => inside })

  function stand(rank: number, tell: (place: number) => void, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = { rank, seq: seq++, tell, begin: () => finish(resolve) }
      const abort = () => {
        waiting.splice(waiting.indexOf(one), 1)
        tellAll()
        finish(() => reject(signal.reason))
      }
      const finish = (settle: () => void) => {
        signal.removeEventListener('abort', abort)
        settle()
      }
      signal.addEventListener('abort', abort, { once: true })
      waiting.push(one)
      waiting.sort((a, b) => a.rank - b.rank || a.seq - b.seq)
      tellAll()
    })
  }
}
