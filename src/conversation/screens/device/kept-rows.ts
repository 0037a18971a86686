import { type Change, type Database, type KeptWaiting, rangeOf, type StoreName } from './open-store.ts'

/** How long a message waits for its writer to sign in again after the session ended by itself. */
const WAITS_MS = 7 * 24 * 60 * 60_000
const CONVERSATIONS = ['chatSessions', 'chatMessages', 'conversationSummaries', 'answers'] as const
const STORES = [...CONVERSATIONS, 'waitingMessages'] as const satisfies StoreName[]

export type KeptRows = ReturnType<typeof createKeptRows>

/** One holder's rows, from one sign-in to its end. Nothing here throws: what can't be stored isn't, and the page works as it does without. */
export const createKeptRows = (database: Database, holder: string, visit: string) => {
  /** Does nothing once somebody signed out, here or in another tab. False where nothing was stored. */
  const change = async (work: (change: Change) => Promise<void>): Promise<boolean> => {
    try {
      const transaction = database.transaction(['owner', ...STORES], 'readwrite')
      const owner = await transaction.objectStore('owner').get('owner')
      const isOurs = owner?.visit === visit
      // Its failure is that of the work below, which is told first.
      transaction.done.catch(() => {})
      if (isOurs) await work(transaction)
      await transaction.done
      return isOurs
    } catch {
      return false
    }
  }

  return {
    holder,
    change,

    readAll: async <Name extends StoreName>(name: Name) =>
      database.getAll(name, rangeOf(holder)).catch(() => []),

    /** Room for a message counts more than conversations that the server has. */
    async putWaiting(row: KeptWaiting): Promise<boolean> {
      const put = () => change(async (to) => void (await to.objectStore('waitingMessages').put(row)))
      if (await put()) return true
      await change(async (to) => {
        for (const name of CONVERSATIONS) await to.objectStore(name).clear()
      })
      return put()
    },

    hasWaiting: async (id: string) =>
      (await database.getKey('waitingMessages', [holder, id]).catch(() => undefined)) !== undefined,
  }
}

/** Begins a sign-in. What another holder read goes; what another wrote and couldn't send waits for them. */
export const beginVisit = async (database: Database, holder: string, visit: string): Promise<boolean> => {
  try {
    const transaction = database.transaction(['owner', ...STORES], 'readwrite')
    const before = await transaction.objectStore('owner').get('owner')
    await transaction.objectStore('owner').put({ holder, visit }, 'owner')
    if (before?.holder !== holder)
      for (const name of CONVERSATIONS) await transaction.objectStore(name).clear()
    const waiting = transaction.objectStore('waitingMessages')
    for (const row of await waiting.getAll()) {
      if (row.holder === holder) await waiting.put({ ...row, until: null })
      else if (row.until === null) await waiting.put({ ...row, until: Date.now() + WAITS_MS })
      else if (row.until < Date.now()) await waiting.delete([row.holder, row.id])
    }
    await transaction.done
    return true
  } catch {
    return false
  }
}

/** Whose rows these are, as far as this device knows. */
export const readOwner = (database: Database) => database.get('owner', 'owner').catch(() => undefined)

/** The session is over. Of whoever signed out nothing is left; a session that ended by itself leaves what waits to be sent. */
export const endVisit = async (database: Database, signedOut: string | null): Promise<void> => {
  const transaction = database.transaction(['owner', ...STORES], 'readwrite')
  await transaction.objectStore('owner').clear()
  for (const name of CONVERSATIONS) await transaction.objectStore(name).clear()
  const waiting = transaction.objectStore('waitingMessages')
  for (const row of await waiting.getAll()) {
    const isOver = row.until !== null && row.until < Date.now()
    if (isOver || row.holder === signedOut) await waiting.delete([row.holder, row.id])
    else await waiting.put({ ...row, until: row.until ?? Date.now() + WAITS_MS })
  }
  await transaction.done
}
