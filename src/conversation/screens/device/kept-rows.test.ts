import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message, Transcript } from '../../contract.ts'
import { dropTranscript, keepTranscript, transcriptOf } from './keep-transcripts.ts'
import { beginVisit, createKeptRows, endVisit, readOwner } from './kept-rows.ts'
import { DATABASE, type Database, type KeptWaiting, openStore } from './open-store.ts'

const DAY_MS = 24 * 60 * 60_000
let database: Database

beforeEach(async () => {
  const opened = await openStore()
  if (!opened) throw new Error('no store')
  database = opened
})
afterEach(async () => {
  vi.useRealTimers()
  database.close()
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DATABASE).onsuccess = resolve
  })
})

const signIn = async (holder: string, visit = `visit of ${holder}`) => {
  await beginVisit(database, holder, visit)
  return createKeptRows(database, holder, visit)
}

const waitingOf = (holder: string, id = 'local_1'): KeptWaiting => ({
  ...{ holder, id, keptAt: 0, until: null },
  waiting: {
    ...{ id, clientId: id.slice(6), conversationId: 'one', childId: 'c', kind: 'child' },
    ...{ text: 'Her words', sentAt: '', refusal: null },
  },
})

const transcript = (id: string, count = 2): Transcript => {
  const message = (place: number) =>
    ({ id: `${id}-${String(place).padStart(4, '0')}`, author: place % 2 ? 'assistant' : 'user' }) as Message
  const messages = Array.from({ length: count }, (_, place) => message(place))
  return {
    conversation: { id },
    messages,
    running: [{ replyId: 'r', messageId: 'm' }],
    hasEarlier: false,
  } as never
}

const HERE = { kind: 'child', childId: 'c', isNewest: true } as const

test('S95: rows are read by their holder alone, and another sign-in finds nothing of what was read', async () => {
  const first = await signIn('first')
  await keepTranscript(first, HERE, transcript('one'), 1)
  expect(await first.readAll('chatMessages')).toHaveLength(2)
  expect(await createKeptRows(database, 'second', 'x').readAll('chatMessages')).toEqual([])
  await signIn('second')
  expect(await database.count('chatMessages')).toBe(0)
  expect(await database.count('chatSessions')).toBe(0)
})

test('S95: after a sign-out no tab that missed it writes anything', async () => {
  const rows = await signIn('first')
  await rows.putWaiting(waitingOf('first'))
  await endVisit(database, 'first')
  expect(await keepTranscript(rows, HERE, transcript('one'), 1)).toBe(false)
  expect(await rows.putWaiting(waitingOf('first'))).toBe(false)
  for (const name of database.objectStoreNames) expect(await database.count(name), name).toBe(0)
})

test('S97: what waits outlives a session that ended by itself for seven days, for its writer alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const rows = await signIn('first')
  await rows.putWaiting(waitingOf('first'))
  await keepTranscript(rows, HERE, transcript('one'), 1)
  await endVisit(database, null)
  expect(await readOwner(database)).toBeUndefined()
  expect(await database.count('chatMessages')).toBe(0)
  vi.setSystemTime(6 * DAY_MS)
  const other = await signIn('second')
  expect(await other.readAll('waitingMessages')).toEqual([])
  await endVisit(database, 'second')
  expect(await (await signIn('first')).readAll('waitingMessages')).toHaveLength(1)
  await endVisit(database, null)
  vi.setSystemTime(14 * DAY_MS)
  await signIn('second')
  expect(await database.count('waitingMessages')).toBe(0)
})

test('a conversation is kept by its end, the newest of a chat is known, and the one opened longest ago goes', async () => {
  const rows = await signIn('first')
  for (let place = 0; place < 25; place++)
    await keepTranscript(rows, HERE, transcript(`talk-${place}`, 70), place)
  const sessions = await rows.readAll('chatSessions')
  expect(sessions).toHaveLength(20)
  expect(sessions.filter(({ isNewest }) => isNewest).map(({ id }) => id)).toEqual(['talk-24'])
  const messages = await rows.readAll('chatMessages')
  expect(messages).toHaveLength(20 * 60)
  const [newest] = sessions.filter(({ isNewest }) => isNewest)
  if (!newest) throw new Error('none is the newest')
  const shown = transcriptOf(
    newest,
    messages.filter(({ sessionId }) => sessionId === 'talk-24'),
  )
  expect(shown).toMatchObject({ hasEarlier: true, running: [] })
  expect(shown.messages.at(-1)?.id).toBe('talk-24-0069')
  expect(shown.messages[0]?.author).toBe('user')
  await dropTranscript(rows, 'talk-24')
  expect(await rows.readAll('chatMessages')).toHaveLength(19 * 60)
})

test('where room is short a message is kept and conversations go', async () => {
  const rows = await signIn('first')
  await keepTranscript(rows, HERE, transcript('one'), 1)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await rows.putWaiting(waitingOf('first'))).toBe(true)
  put.mockRestore()
  expect(await database.count('waitingMessages')).toBe(1)
  expect(await database.count('chatMessages')).toBe(0)
})
