import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import type { ConversationKind } from '../../../coach/contract.ts'
import type { Conversation, Message, Transcript } from '../../contract.ts'
import type { Waiting } from '../waiting/waiting-list.ts'

/** Rows are somebody's: `holder` is a user in a family, and first in every key. */
type Row<Value> = { holder: string; id: string; keptAt: number } & Value

export type KeptSession = Row<{
  kind: ConversationKind
  childId: string
  /** It was opened without being named: the newest of its chat. */
  isNewest: boolean
  head: Omit<Transcript, 'messages' | 'running'>
}>
export type KeptMessage = Row<{ sessionId: string; message: Message }>
export type KeptSummary = Row<{ summary: Conversation }>
/** What a page asked the server, by the key of its query. */
export type KeptAnswer = Row<{ queryKey: readonly unknown[]; answer: object }>
export type KeptWaiting = Row<{
  waiting: Waiting
  /** Set when the session ended by itself: from then on it waits this long for its writer to come back. */
  until: number | null
}>

/** Whose rows are shown, and since which sign-in: a tab that missed a sign-out can write nothing more. */
type Owner = { holder: string; visit: string }

type Indexed<Value> = { key: [string, string]; value: Value }

export interface Schema extends DBSchema {
  owner: { key: string; value: Owner }
  chatSessions: Indexed<KeptSession>
  chatMessages: Indexed<KeptMessage> & { indexes: { bySession: [string, string] } }
  conversationSummaries: Indexed<KeptSummary>
  answers: Indexed<KeptAnswer>
  waitingMessages: Indexed<KeptWaiting>
}

export type StoreName = Exclude<StoreNames<Schema>, 'owner'>
export type Change = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>
export type Database = IDBPDatabase<Schema>

export const DATABASE = 'kinwise'
/** Raise it when the shape of what's kept changes. */
const VERSION = 1
/** Another tab with older code may hold the door for ever. */
const OPENING_MS = 2_000

/** Null where this browser keeps nothing: without IndexedDB, in some private windows, with a store that is broken or held by an older tab. */
export const openStore = async (): Promise<Database | null> => {
  if (!('indexedDB' in globalThis)) return null
  let isLate = false
  const opening = openDB<Schema>(DATABASE, VERSION, {
    upgrade(store) {
      // The server has all but what waits.
      for (const name of store.objectStoreNames) if (name !== 'waitingMessages') store.deleteObjectStore(name)
      store.createObjectStore('owner')
      for (const name of ['chatSessions', 'conversationSummaries', 'answers', 'waitingMessages'] as const)
        if (!store.objectStoreNames.contains(name))
          store.createObjectStore(name, { keyPath: ['holder', 'id'] })
      const messages = store.createObjectStore('chatMessages', { keyPath: ['holder', 'id'] })
      messages.createIndex('bySession', ['holder', 'sessionId'])
    },
    // Newer code in another tab must not wait for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  })
    .then((store) => {
      if (!isLate) return store
      store.close()
      return null
    })
    .catch(() => null)
  const late = new Promise<null>((resolve) => setTimeout(resolve, OPENING_MS, null))
  const store = await Promise.race([opening, late])
  isLate = store === null
  return store
}

/** All rows of one holder. */
export const rangeOf = (holder: string) => IDBKeyRange.bound([holder], [holder, []])
