import type { QueryClient } from '@tanstack/react-query'
import type { ConversationKind } from '../../../coach/contract.ts'
import type { Choice } from '../../../guidance/contract.ts'
import { toast } from '../../../ui/over/toast.ts'
import { randomId } from '../../../ui/random-id.ts'
import { wordsFor } from '../../../ui/words.ts'
import type { Feedback, ReplyEvent, Transcript } from '../../contract.ts'
import { MESSAGE_PAGE } from '../../rules.ts'
import {
  openMessage,
  openReply,
  openRetry,
  readEarlier,
  saveFeedback,
  saveStar,
  stopReply,
  transcriptQuery,
} from '../api.ts'
import { closeDraft, recoverDrafts, sendDraft } from '../composer/drafts.ts'
import {
  type Exchange,
  exchangeKey,
  runningReplyId,
  withAccepted,
  withCard,
  withEnded,
  withMark,
  withoutExchange,
  withPage,
} from '../transcript/exchanges.ts'
import { createTalkWaiting } from '../waiting/talk-waiting.ts'
import { waitingList } from '../waiting/waiting-list.ts'
import { endWords, keptWords, lostWords, refusalWords } from '../words.ts'
import { createAnswerRuns } from './answer-runs.ts'
import type { Live } from './live-state.ts'

const CHANNEL = 'kinwise-talk'

export type Talk = ReturnType<typeof createChat>

/** One open chat: sends, reads answers as they are written, and keeps the transcript in step with both. */
export const createChat = (
  client: QueryClient,
  childId: string,
  kind: ConversationKind,
  conversationId: string | null,
) => {
  const { queryKey } = transcriptQuery(childId, kind, conversationId)
  const draftKey = `${kind}:${childId}`
  let channel: BroadcastChannel | null = null
  let stopListening: (() => void) | null = null
  let hasLeft = false
  let hasOpened = false
  let earlier: Promise<void> | null = null

  const transcript = () => client.getQueryData(queryKey)
  const reload = () => void client.invalidateQueries({ queryKey })
  const isKept = (key: string) => questionOf(key) !== undefined
  const questionOf = (key: string) => transcript()?.messages.find((message) => exchangeKey(message) === key)

  /** What is being fetched was read before this news, and would take it away again. */
  const amend = (change: (transcript: Transcript) => Transcript) => {
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (known) => known && change(known))
    channel?.postMessage(transcript()?.conversation.id)
  }

  const runs = createAnswerRuns({
    draftKey,
    keep: (key, event) => keep(key, event),
    isKept,
    reload,
    setAside: (key, error) => waiting.setAside(key, error),
    refusalWords,
    lostWords,
    endWords: ({ kept, answer }) => (kept ? keptWords : endWords(answer)),
  })
  const { live, begin } = runs

  const keep = (key: string, event: ReplyEvent) => {
    if (event.type === 'accepted') {
      const edits = live.find(key)?.edits
      amend((known) => withAccepted(edits ? withoutExchange(known, edits) : known, event))
      waiting.settle(key)
      if (live.find(key)?.isStopping) void stopReply(event.replyId).catch(() => {})
      if (hasLeft) leave()
    }
    if (event.type === 'card' || (event.type === 'ended' && event.card !== undefined)) {
      const asked = questionOf(key)
      if (asked) amend((known) => withCard(known, asked.id, event.card ?? null))
    }
    if (event.type === 'ended') {
      const messageId = questionOf(key)?.id
      if (messageId) amend((known) => withEnded(known, messageId, event.answer, event.remaining))
      void client.invalidateQueries({ queryKey: ['history', childId, kind] })
    }
  }

  const post = (known: Transcript, message: Pick<Live, 'key' | 'text' | 'choice' | 'edits'>) => {
    const { key, text, choice, edits } = message
    return begin(
      { ...message, phase: 'sending', replaces: null },
      openMessage(known.conversation.id, { clientId: key, text, choice, replaces: edits }),
    )
  }

  const waiting = createTalkWaiting({ childId, kind, draftKey, live, transcript, isKept, post })

  const markFailed = (error: unknown) => {
    toast.error(wordsFor(error))
    reload()
  }

  const leave = () => {
    hasLeft = true
    closeDraft(draftKey)
    // Its card says 'Continue Chat' now, and has other credits.
    void client.invalidateQueries({ queryKey: ['children'] })
    channel?.close()
    channel = null
    stopListening?.()
    waiting.leave()
    runs.leave()
  }

  const recover = ({ messages, conversation }: Transcript) =>
    recoverDrafts(draftKey, ({ clientId, conversationId }) => {
      // Sent in another conversation of this chat, which knows what became of it.
      if (waitingList.find(clientId)) return 'kept'
      const isOther = conversationId !== undefined && conversationId !== conversation.id
      if (isOther || live.find(clientId)) return 'elsewhere'
      return messages.some((message) => message.clientId === clientId) ? 'kept' : 'lost'
    })

  const catchUpWaiting = () => {
    const known = transcript()
    if (known) waiting.catchUp(known)
  }

  return {
    live,
    draftKey,

    /** Opens the line to other tabs; returns what closes it. */
    enter() {
      hasLeft = false
      channel = new BroadcastChannel(CHANNEL)
      channel.onmessage = ({ data }) => {
        if (data === transcript()?.conversation.id) reload()
      }
      stopListening = waitingList.subscribe(catchUpWaiting)
      return leave
    },

    /** Puts the messages before the first known ones before them; one page at a time, however often it is asked for. */
    loadEarlier(limit = MESSAGE_PAGE): Promise<void> {
      const known = transcript()
      const first = known?.messages[0]
      if (!first || !known.hasEarlier) return Promise.resolve()
      earlier ??= readEarlier(known.conversation.id, first.id, limit)
        .then((page) => client.setQueryData(queryKey, (now) => now && withPage(now, page, first.id)))
        .then(() => {})
        .finally(() => {
          earlier = null
        })
      return earlier
    },

    /** Returns the key of the exchange that begins. */
    send(text: string): string | null {
      const known = transcript()
      if (!known || text.trim() === '') return null
      const clientId = sendDraft(draftKey, text, known.conversation.id)
      if (!waiting.hasToWait(clientId, text, known)) void post(known, { key: clientId, text })
      return clientId
    },

    /** Asks what was tapped; nothing of it goes through the field. Returns the key of the exchange that begins. */
    tap({ id: choice, label: text }: Choice): string | null {
      const known = transcript()
      if (!known) return null
      const key = randomId()
      post(known, { key, text, choice })
      return key
    },

    /** Tries again, from wherever it broke: the sending, the reading, or the answer itself. */
    retry({ key, question, answer, live: lost, isKept: isThere }: Exchange) {
      const known = transcript()
      if (!question || !known) return
      const replyId = lost && (lost.draft.replyId || runningReplyId(known, question.id))
      const replaces = answer?.id ?? null
      const text = question.content
      const edits = lost?.edits
      const choice = question.choice ?? undefined
      if (lost?.phase === 'unsent') waiting.tryAgain(key)
      else if (!isThere) post(known, { key, text, choice, edits })
      else if (replyId) begin({ key, text, choice, phase: 'writing', replaces }, openReply(replyId))
      else begin({ key, text, choice, phase: 'sending', replaces }, openRetry(question.id))
    },

    /** Gives up a message that never left this device. */
    discard: (key: string) => waiting.discard(key),

    /** Asks for another answer in place of one that came. */
    another({ key, question, answer }: Exchange) {
      if (!question || !answer) return
      begin(
        { key, text: question.content, phase: 'sending', replaces: answer.id },
        openRetry(question.id, answer.id),
      )
    },

    /** Opens a message for a change, with these words; null closes it. */
    edit: (editing: { messageId: string; text: string } | null) => live.tell({ type: 'editing', editing }),

    /** Sends the changed message in place of the one it was. */
    sendEdited(messageId: string, text: string) {
      const known = transcript()
      if (!known || text.trim() === '') return
      const key = randomId()
      live.tell({ type: 'editing', editing: null })
      post(known, { key, text, edits: messageId })
    },

    star(messageId: string, isStarred: boolean): Promise<void> {
      amend((known) => withMark(known, messageId, { isStarred }))
      return saveStar(messageId, isStarred).catch(markFailed)
    },

    judge(messageId: string, feedback: Feedback | null): Promise<void> {
      amend((known) => withMark(known, messageId, { feedback }))
      return saveFeedback(messageId, feedback).catch(markFailed)
    },

    stop() {
      const writing = live.read().list.find(({ phase }) => phase === 'sending' || phase === 'writing')
      if (!writing) return
      const { key } = writing
      live.tell({ type: 'stopping', key, isStopping: true })
      const replyId = live.find(key)?.draft.replyId || runningReplyId(transcript(), questionOf(key)?.id)
      if (replyId)
        void stopReply(replyId).catch(() => live.tell({ type: 'stopping', key, isStopping: false }))
    },

    /** Drops what the transcript has overtaken, and attaches to answers that are being written elsewhere. */
    catchUp(known: Transcript) {
      if (!hasOpened) recover(known)
      hasOpened = true
      const before = live.read().list
      live.tell({ type: 'read', transcript: known })
      waiting.catchUp(known)
      for (const { key } of before) if (!live.find(key)) runs.end(key)
      for (const { replyId, messageId } of known.running) {
        const question = known.messages.find(({ id }) => id === messageId)
        if (!question || live.find(exchangeKey(question))) continue
        begin(
          { key: exchangeKey(question), text: question.content, phase: 'writing', replaces: null },
          openReply(replyId),
        )
      }
    },
  }
}
