import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from './errors.ts'

type Bounds = { pollMs: number; readersPerKey: number; readersPerOwner: number }

/** Waits until the next look at something, or less where there's news of it; `forget` once nobody looks any more. */
export type Ears = { wait: (key: string, ms: number) => Promise<unknown>; forget: (key: string) => void }

const DEAF: Ears = { wait: (_, ms) => wait(ms), forget: () => {} }

/** Looks again. The same object means that nothing has changed; after the last one nobody looks any more. */
export type Look<S> = (before: S | null) => Promise<{ state: S; isLast: boolean }>

type Watched<S> = {
  state: S | null
  isOver: boolean
  failure: unknown
  readers: number
  wake: Set<() => void>
}

export type SharedWatch<S> = ReturnType<typeof createSharedWatch<S>>

/** Lets many readers follow what is polled, with one poll for all who follow the same. Nobody has more readers than the bounds say. */
export const createSharedWatch = <S>(
  { pollMs, readersPerKey, readersPerOwner }: Bounds,
  ears: Ears = DEAF,
) => {
  const watched = new Map<string, Watched<S>>()
  const readersOf = new Map<string, number>()

  const poll = async (key: string, one: Watched<S>, look: Look<S>): Promise<void> => {
    try {
      while (one.readers > 0 && !one.isOver) {
        const { state, isLast } = await look(one.state)
        one.state = state
        one.isOver = isLast
        tell(one)
        if (!isLast) await ears.wait(key, pollMs)
      }
    } catch (error) {
      one.failure = error
      one.isOver = true
      tell(one)
    } finally {
      watched.delete(key)
      ears.forget(key)
    }
  }

  const begin = (key: string, look: Look<S>): Watched<S> => {
    const one: Watched<S> = { state: null, isOver: false, failure: null, readers: 1, wake: new Set() }
    watched.set(key, one)
    void poll(key, one, look)
    return one
  }

  const leave = (owner: string, one: Watched<S>): void => {
    one.readers -= 1
    const left = (readersOf.get(owner) ?? 1) - 1
    if (left > 0) readersOf.set(owner, left)
    else readersOf.delete(owner)
  }

  /**
   * Takes a reader's place, which is free again once the states were read or `signal` was aborted; so read them at once. Each state is given
   * that is newer than the one before, the newest first. Throws too_many_readers.
   */
  return (owner: string, key: string, look: Look<S>) => {
    const mine = readersOf.get(owner) ?? 0
    const known = watched.get(key)
    if (mine >= readersPerOwner || (known?.readers ?? 0) >= readersPerKey)
      throw new AppError('too_many_readers')
    if (known) known.readers += 1
    const one = known ?? begin(key, look)
    readersOf.set(owner, mine + 1)
    return async function* (signal: AbortSignal): AsyncGenerator<S> {
      let seen: S | null = null
      try {
        while (!signal.aborted) {
          if (one.state !== null && one.state !== seen) {
            seen = one.state
            yield seen
          } else if (one.isOver) {
            if (one.failure) throw one.failure
            return
          } else await news(one, signal)
        }
      } finally {
        leave(owner, one)
      }
    }
  }
}

const tell = ({ wake }: Watched<unknown>): void => {
  for (const reader of [...wake]) reader()
}

const news = ({ wake }: Watched<unknown>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      wake.delete(done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    wake.add(done)
    signal.addEventListener('abort', done, { once: true })
  })
