import { localId, type Waiting, type WaitingStore } from '../waiting/waiting-list.ts'
import type { KeptRows } from './kept-rows.ts'
import { isSoundWaiting } from './sound-rows.ts'

/** Stores what waits, and tells the other tabs of every change. */
export const storeWaiting = (
  rows: KeptRows,
  tellTabs: () => void,
): WaitingStore & { readAll: () => Promise<Waiting[]> } => ({
  put: async (waiting) => {
    const { holder } = rows
    const row = { holder, id: localId(waiting.clientId), keptAt: Date.now(), waiting, until: null }
    const isStored = await rows.putWaiting(row)
    tellTabs()
    return isStored
  },
  has: rows.hasWaiting,
  remove: async (id) => {
    await rows.change(async (to) => to.objectStore('waitingMessages').delete([rows.holder, id]))
    tellTabs()
  },
  readAll: async () =>
    (await rows.readAll('waitingMessages')).filter(isSoundWaiting).map(({ waiting }) => waiting),
})
