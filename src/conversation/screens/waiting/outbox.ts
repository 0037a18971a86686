import type { RequestError } from '../../../ui/server/request.ts'
import { isPassing } from '../api.ts'
import { alone, messageLock } from './alone.ts'
import { type Waiting, waitingList } from './waiting-list.ts'

/** What became of a try: the server has it, it has to wait longer, or the server won't have it. */
export type Fate = 'sent' | 'later' | { refusal: string }
/** Sends one message and reads its answer to the end, since the coach answers one after the other. */
export type SendWaiting = (waiting: Waiting) => Promise<Fate>

const PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/** Codes that say nothing about the message itself. */
const LATER = new Set(['conflict', 'too_many', 'too_many_readers', 'unauthenticated', 'email_unverified'])

export const fateOf = (error: RequestError | null): Fate =>
  !error || isPassing(error) || LATER.has(error.code) ? 'later' : { refusal: error.code }

/** Chats that are open on this page send what waits in them themselves. */
const open = new Map<string, SendWaiting>()
let sendElsewhere: SendWaiting | null = null
let pause = PAUSE_MS
let timer: ReturnType<typeof setTimeout> | undefined
const busy = new Set<string>()

/** While a chat is open, what waits in it is sent by this. Call what it returns when the chat is left. */
export const sendHereBy = (conversationId: string, send: SendWaiting) => {
  open.set(conversationId, send)
  void sendWaiting()
  return () => {
    if (open.get(conversationId) === send) open.delete(conversationId)
  }
}

/** What waits in chats that aren't open is sent by this; by nothing once nobody is signed in. */
export const sendElsewhereBy = (send: SendWaiting | null) => {
  sendElsewhere = send
  clearTimeout(timer)
  pause = PAUSE_MS
  if (send) void sendWaiting()
}

/** Now is a good moment: the network is back, somebody looks at the page, or a message was added. */
export const sendSoon = () => {
  pause = PAUSE_MS
  void sendWaiting()
}

const sendWaiting = async (): Promise<void> => {
  clearTimeout(timer)
  if (!sendElsewhere) return
  const conversations = new Set(
    waitingList
      .read()
      .filter(isSendable)
      .map((one) => one.conversationId),
  )
  if (conversations.size === 0) return
  // What can't go isn't tried: each try would show as sending.
  const ends = navigator.onLine ? await Promise.all([...conversations].map(sendConversation)) : [false]
  if (ends.every((isDone) => isDone)) return
  clearTimeout(timer)
  timer = setTimeout(sendWaiting, pause)
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
}

/** In the order in which they were written. True when nothing is left to try. */
const sendConversation = async (conversationId: string): Promise<boolean> => {
  if (busy.has(conversationId)) return true
  busy.add(conversationId)
  await alone(`kinwise-outbox-${conversationId}`, () => sendAllOf(conversationId)).catch(() => {})
  busy.delete(conversationId)
  return !waitingList.of(conversationId).some(isSendable)
}

const sendAllOf = async (conversationId: string): Promise<void> => {
  for (;;) {
    const waiting = waitingList.of(conversationId).find(isSendable)
    const send = open.get(conversationId) ?? sendElsewhere
    if (!waiting || !send) return
    const fate = await alone(messageLock(waiting.clientId), async () => {
      if (await waitingList.isStored(waiting.id)) return send(waiting)
      return 'sent' as const
    })
    if (fate === null || fate === 'later') return
    if (fate === 'sent') await waitingList.remove(waiting.clientId)
    else await waitingList.refuse(waiting.clientId, fate.refusal)
  }
}

const isSendable = ({ refusal }: Waiting) => refusal === null
