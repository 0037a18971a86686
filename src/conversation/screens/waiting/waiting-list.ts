import type { ConversationKind } from '../../../coach/contract.ts'

/** A message that this device keeps until the server has it. */
export type Waiting = {
  /** 'local_' and the client id: no id of the server's looks like it. */
  id: string
  clientId: string
  /** 'local_...' where the conversation couldn't be opened either. */
  conversationId: string
  childId: string
  kind: ConversationKind
  text: string
  sentAt: string
  /** Why the server won't have it, once it said so: a code. */
  refusal: string | null
}

/** Where they are kept, once somebody said that this is their own device. */
export type WaitingStore = {
  put: (waiting: Waiting) => Promise<boolean>
  has: (id: string) => Promise<boolean>
  remove: (id: string) => Promise<void>
}

let store: WaitingStore | null = null
let list: readonly Waiting[] = []
const listeners = new Set<() => void>()

const show = (next: readonly Waiting[]) => {
  list = next
  for (const listener of listeners) listener()
}

export const localId = (clientId: string) => `local_${clientId}`

/** What waits on this device, oldest first. The chat reads it at once; the store behind it may be slow, or none. */
export const waitingList = {
  read: () => list,
  of: (conversationId: string) => list.filter((one) => one.conversationId === conversationId),
  find: (clientId: string) => list.find((one) => one.clientId === clientId),
  canKeep: () => store !== null,

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },

  /** What was stored before, or by another tab, takes the list's place. */
  attach(to: WaitingStore, stored: readonly Waiting[]) {
    store = to
    show(inOrder(stored))
  },
  detach() {
    store = null
    show([])
  },

  /** False where it couldn't be stored: it's then no more than a message on its way. */
  async add(waiting: Waiting): Promise<boolean> {
    if (!store) return false
    show(inOrder([...list.filter(({ id }) => id !== waiting.id), waiting]))
    const isStored = await store.put(waiting)
    // Another tab's news may have come between.
    const others = list.filter(({ id }) => id !== waiting.id)
    show(isStored ? inOrder([...others, waiting]) : others)
    return isStored
  },

  async refuse(clientId: string, refusal: string | null) {
    const known = list.find((one) => one.clientId === clientId)
    if (known) await waitingList.add({ ...known, refusal })
  },

  /** The server has it, or its writer gave it up. */
  async remove(clientId: string) {
    const known = list.find((one) => one.clientId === clientId)
    if (!known) return
    show(list.filter(({ id }) => id !== known.id))
    await store?.remove(known.id)
    show(list.filter(({ id }) => id !== known.id))
  },

  /** The conversation that couldn't be opened now has an id of the server's. */
  async adopt(localConversationId: string, conversationId: string) {
    for (const one of list.filter((other) => other.conversationId === localConversationId))
      await waitingList.add({ ...one, conversationId })
  },

  /** Whether it still waits: another tab may have sent it by now. */
  isStored: async (id: string) => (await store?.has(id)) ?? false,
}

const inOrder = (stored: readonly Waiting[]) => [...stored].sort((a, b) => a.sentAt.localeCompare(b.sentAt))
