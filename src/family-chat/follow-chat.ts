import type { Database } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import { createSharedWatch, type SharedWatch } from '../platform/shared-watch.ts'
import type { ChatEvent, ChatMessage, ChatState } from './contract.ts'
import { come, listChanged, readState } from './data/queries.ts'
import type { FamilyEars } from './tell-family.ts'
import { tellFamily } from './tell-family.ts'

/** Behind the news that replicas tell each other: whoever missed one is late by so much, and somebody removed is told within it. */
const POLL_MS = 2_000
/** Sooner than presence ends. */
const HERE_MS = 10_000
/** More than a family has screens. */
const BOUNDS = { pollMs: POLL_MS, readersPerKey: 40, readersPerOwner: 40 }
const MOST_AT_ONCE = 200

export type ChatReaders = { watch: SharedWatch<ChatState>; ears: FamilyEars }
export const createChatReaders = (ears: FamilyEars, bounds = BOUNDS): ChatReaders => ({
  watch: createSharedWatch(bounds, ears),
  ears,
})

type Reader = { familyId: string; userId: string }

/**
 * What happens in a family's chat after a change, from one replica or another, each thing once and in the order of its number. Ends when its
 * reader belongs to the family no more. Throws too_many_readers at once.
 */
export const followChat = (
  { watch, ears }: ChatReaders,
  database: Database,
  reader: Reader,
  after: number,
) => {
  const { familyId, userId } = reader
  ears.open(familyId)
  const states = watch(userId, familyId, (before) => look(database, familyId, before))
  return async function* (signal: AbortSignal): AsyncGenerator<ChatEvent> {
    const stay = () =>
      come(database, reader)
        .then((isNew) => (isNew ? tellFamily(database, familyId) : undefined))
        .catch(() => undefined)
    const staying = setInterval(() => void stay(), HERE_MS)
    void stay()
    try {
      let told = after
      for await (const state of states(signal)) {
        if (!state.members.some(({ id }) => id === userId)) {
          yield { type: 'gone' }
          return
        }
        const messages = state.changes > told ? await changedAfter(database, reader, told) : []
        told = Math.max(told, state.changes, messages.at(-1)?.change ?? 0)
        yield { type: 'news', state, messages }
      }
    } finally {
      clearInterval(staying)
    }
  }
}

const look = async (database: Database, familyId: string, before: ChatState | null) => {
  const state = await readState(database, familyId)
  if (!state) throw new AppError('not_found')
  const isSame = before !== null && JSON.stringify(before) === JSON.stringify(state)
  return { state: isSame ? before : state, isLast: false }
}

const changedAfter = async (database: Database, reader: Reader, after: number): Promise<ChatMessage[]> => {
  const changed = await listChanged(database.db, reader, after, MOST_AT_ONCE)
  const last = changed.at(-1)
  return changed.length < MOST_AT_ONCE || !last
    ? changed
    : [...changed, ...(await changedAfter(database, reader, last.change))]
}
