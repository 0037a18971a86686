import type { ConversationKind } from '../../../coach/contract.ts'
import { RequestError } from '../../../ui/server/request.ts'
import type { Transcript } from '../../contract.ts'
import { giveBackDraft, settleDraft } from '../composer/drafts.ts'
import type { AnswerEnd } from '../talk/follow-answer.ts'
import type { LiveAnswers } from '../talk/live-answers.ts'
import { isKeptHere } from '../talk/live-state.ts'
import { refusalWords, WAITING_WORDS } from '../words.ts'
import { holdMessage } from './alone.ts'
import { isLocalConversation, localConversationId } from './local-conversation.ts'
import { fateOf, type SendWaiting, sendHereBy, sendSoon } from './outbox.ts'
import { localId, type Waiting, waitingList } from './waiting-list.ts'

type Chat = {
  childId: string
  kind: ConversationKind
  draftKey: string
  live: LiveAnswers
  transcript: () => Transcript | undefined
  isKept: (key: string) => boolean
  /** Sends it now, and tells how its answer ended. */
  post: (known: Transcript, message: { key: string; text: string }) => Promise<AnswerEnd | null>
}

/** What an open chat keeps on this device until the server has it: nothing where its parent doesn't want that. */
export const createTalkWaiting = ({ childId, kind, draftKey, live, transcript, isKept, post }: Chat) => {
  const holds = new Map<string, () => void>()
  /** Those that waited and are on their way now. */
  const leaving = new Set<string>()
  let stop: { conversationId: string; sending: () => void } | null = null

  const letGo = (key: string) => {
    holds.get(key)?.()
    holds.delete(key)
  }

  const show = ({ clientId: key, text, sentAt, refusal }: Waiting) => {
    const error = refusal === null ? null : new RequestError(refusal, 0)
    const words = error ? { status: '', alert: refusalWords(error) } : { status: WAITING_WORDS, alert: '' }
    live.tell({ type: 'kept-here', live: { key, text, sentAt }, error, words })
  }

  const putAside = async (waiting: Waiting, storing: Promise<boolean>) => {
    show(waiting)
    if (await storing) {
      settleDraft(draftKey, waiting.clientId)
      return sendSoon()
    }
    // There's no room for it here: it's tried as ever, and its words are the field's.
    const known = transcript()
    if (known && !isLocalConversation(known.conversation.id))
      return void post(known, { key: waiting.clientId, text: waiting.text })
    live.tell({ type: 'dropped', keys: [waiting.clientId] })
    giveBackDraft(draftKey, waiting.clientId)
  }

  const send: SendWaiting = async ({ clientId: key, text, ...waiting }) => {
    const known = transcript()
    if (!known || isKept(key)) return known ? 'sent' : 'later'
    leaving.add(key)
    const end = await post(known, { key, text })
    leaving.delete(key)
    if (isKept(key)) return 'sent'
    const fate = end ? fateOf(end.type === 'ended' ? null : end.error) : 'later'
    show({ ...waiting, clientId: key, text, refusal: typeof fate === 'object' ? fate.refusal : null })
    return fate
  }

  return {
    /** Writes a message down before it's sent. True where it has to wait; else it's to be sent now. */
    hasToWait(clientId: string, text: string, { conversation: { id: conversationId } }: Transcript): boolean {
      if (!waitingList.canKeep()) return false
      const hasToWait =
        isLocalConversation(conversationId) ||
        !navigator.onLine ||
        waitingList.of(conversationId).some(({ refusal }) => refusal === null)
      if (!hasToWait) holds.set(clientId, holdMessage(clientId))
      const sentAt = new Date().toISOString()
      const place = { conversationId, childId, kind }
      const waiting = { id: localId(clientId), clientId, text, sentAt, refusal: null, ...place }
      const storing = waitingList.add(waiting)
      if (hasToWait) void putAside(waiting, storing)
      return hasToWait
    },

    /** The server has it. */
    settle(key: string) {
      letGo(key)
      void waitingList.remove(key)
    },

    /** It didn't arrive. True where it waits here now, or stays with the reason why it can't be sent. */
    setAside(key: string, error: RequestError | null): boolean {
      letGo(key)
      const waiting = waitingList.find(key)
      if (!waiting) return false
      if (leaving.has(key)) return true
      if (fateOf(error) === 'later') void putAside(waiting, Promise.resolve(true))
      else void waitingList.remove(key)
      return fateOf(error) === 'later'
    },

    tryAgain(key: string) {
      void waitingList.refuse(key, null).then(sendSoon)
      const waiting = waitingList.find(key)
      if (waiting) show({ ...waiting, refusal: null })
    },

    discard(key: string) {
      void waitingList.remove(key)
      live.tell({ type: 'dropped', keys: [key] })
    },

    /** Shows what waits in this conversation, and sends it as soon as that's possible. */
    catchUp({ conversation: { id }, messages }: Transcript) {
      if (!isLocalConversation(id)) void waitingList.adopt(localConversationId(childId, kind), id)
      for (const waiting of waitingList.of(id)) {
        if (messages.some(({ clientId }) => clientId === waiting.clientId))
          void waitingList.remove(waiting.clientId)
        else if (!live.find(waiting.clientId)) show(waiting)
      }
      const isGone = (key: string) => waitingList.find(key)?.conversationId !== id
      const gone = live.read().list.filter(({ key, phase }) => isKeptHere(phase) && isGone(key))
      if (gone.length > 0) live.tell({ type: 'dropped', keys: gone.map(({ key }) => key) })
      if (stop?.conversationId === id || isLocalConversation(id)) return
      stop?.sending()
      stop = { conversationId: id, sending: sendHereBy(id, send) }
    },

    leave() {
      stop?.sending()
      stop = null
    },
  }
}
