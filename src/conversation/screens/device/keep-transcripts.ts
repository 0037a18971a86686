import type { ConversationKind } from '../../../coach/contract.ts'
import type { Transcript } from '../../contract.ts'
import type { KeptRows } from './kept-rows.ts'
import type { KeptMessage, KeptSession } from './open-store.ts'

const SESSIONS = 20
const MESSAGES = 60

export type TranscriptPlace = { kind: ConversationKind; childId: string; isNewest: boolean }

/** Stores the end of a conversation in place of what was stored of it, and forgets the one that was opened longest ago. */
export const keepTranscript = (rows: KeptRows, place: TranscriptPlace, transcript: Transcript, now: number) =>
  rows.change(async (to) => {
    const { holder } = rows
    const { messages: all, running: _, hasEarlier, ...rest } = transcript
    const messages = endOf(all)
    const { id } = transcript.conversation
    const sessions = to.objectStore('chatSessions')
    const head = { ...rest, hasEarlier: hasEarlier || messages.length < all.length }
    const others = await sessions.getAll(IDBKeyRange.bound([holder], [holder, []]))
    if (place.isNewest)
      for (const other of others.filter((one) => isSamePlace(one, place)))
        await sessions.put({ ...other, isNewest: false })
    const before = others.find((other) => other.id === id)
    const isNewest = place.isNewest || (before?.isNewest ?? false)
    await sessions.put({ holder, id, keptAt: now, ...place, isNewest, head })
    await dropMessages(rows, to, id)
    for (const message of messages)
      await to
        .objectStore('chatMessages')
        .put({ holder, id: message.id, keptAt: now, sessionId: id, message })
    const old = others.filter((other) => other.id !== id).sort((a, b) => b.keptAt - a.keptAt)
    for (const other of old.slice(SESSIONS - 1)) {
      await sessions.delete([holder, other.id])
      await dropMessages(rows, to, other.id)
    }
  })

/** A conversation that is gone, or isn't this parent's any more. */
export const dropTranscript = (rows: KeptRows, id: string) =>
  rows.change(async (to) => {
    await to.objectStore('chatSessions').delete([rows.holder, id])
    await dropMessages(rows, to, id)
  })

const dropMessages = async (
  { holder }: KeptRows,
  to: Parameters<Parameters<KeptRows['change']>[0]>[0],
  sessionId: string,
) => {
  const messages = to.objectStore('chatMessages')
  for (const key of await messages.index('bySession').getAllKeys([holder, sessionId]))
    await messages.delete(key)
}

/** As the server told it. An answer that was being written then may be done by now: nobody reads on from here. */
export const transcriptOf = ({ head }: KeptSession, messages: KeptMessage[]): Transcript => ({
  ...head,
  running: [],
  messages: messages.map(({ message }) => message).sort((a, b) => (a.id < b.id ? -1 : 1)),
})

/** The newest messages, from one of the parent's on. */
const endOf = (messages: Transcript['messages']) => {
  if (messages.length <= MESSAGES) return messages
  const end = messages.slice(-MESSAGES)
  return end.slice(
    Math.max(
      0,
      end.findIndex(({ author }) => author === 'user'),
    ),
  )
}

const isSamePlace = (one: TranscriptPlace, other: TranscriptPlace) =>
  one.kind === other.kind && one.childId === other.childId && one.isNewest
