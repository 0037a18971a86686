import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'

const AGAIN_MS = 500
const TRIES = 120

/** Does what may be done twice, and while the database is away, does it again: each half second for a minute. */
export const onceBack = async <T>(work: () => Promise<T>, pause = () => wait(AGAIN_MS)): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === TRIES || !isDatabaseAway(error)) throw error
      await pause()
    }
  }
}
