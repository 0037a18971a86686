import type { QueryClient } from '@tanstack/react-query'
import type { ConversationKind } from '../../../coach/contract.ts'
import type { Choice } from '../../../guidance/contract.ts'
import { isLoud } from '../../../safety/rules.ts'
import { toast } from '../../../ui/over/toast.ts'
import { randomId } from '../../../ui/random-id.ts'
import type { OpenStream } from '../../../ui/server/open-stream.ts'
import type { RequestError } from '../../../ui/server/request.ts'
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
import { closeDraft, giveBackDraft, recoverDrafts, sendDraft, settleDraft } from '../composer/drafts.ts'
import {
  type Exchange,
  exchangeKey,
  isOvertaken,
  runningReplyId,
  withAccepted,
  withCard,
  withEnded,
  withMark,
  withoutExchange,
  withPage,
} from '../transcript/exchanges.ts'
import { endWords, keptWords, lostWords, refusalWords, tapRefusal } from '../words.ts'
import { type AnswerEnd, followAnswer } from './follow-answer.ts'
import { createLiveAnswers, type Live } from './live-answers.ts'

const CHANNEL = 'kinwise-talk'

export type Talk = ReturnType<typeof createTalk>

/** One open chat: sends, reads answers as they are written, and keeps the transcript in step with both. */
export const createTalk = (
  client: QueryClient,
  childId: string,
  kind: ConversationKind,
  conversationId: string | null,
) => {
  const { queryKey } = transcriptQuery(childId, kind, conversationId)
  const draftKey = `${kind}:${childId}`
  const live = createLiveAnswers()
  const runs = new Map<string, AbortController>()
  let channel: BroadcastChannel | null = null
  let hasLeft = false
  let hasOpened = false
  let earlier: Promise<void> | null = null

  const transcript = () => client.getQueryData(queryKey)
  const reload = () => void client.invalidateQueries({ queryKey })
  const questionOf = (key: string) => transcript()?.messages.find((message) => exchangeKey(message) === key)

  /** What is being fetched was read before this news, and would take it away again. */
  const amend = (change: (transcript: Transcript) => Transcript) => {
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (known) => known && change(known))
    channel?.postMessage(transcript()?.conversation.id)
  }

  const run = async (key: string, open: OpenStream) => {
    const leaving = new AbortController()
    runs.set(key, leaving)
    const onEvents = (events: ReplyEvent[], restart: boolean) => {
      if (!live.fold(key, events, restart)) return
      for (const event of events) take(key, event)
    }
    // Only an abort of ours throws.
    const end = await followAnswer(open, { onEvents, signal: leaving.signal }).catch(() => null)
    if (runs.get(key) !== leaving) return
    runs.delete(key)
    if (end) finish(key, end)
  }

  const take = (key: string, event: ReplyEvent) => {
    if (event.type === 'accepted') {
      settleDraft(draftKey, key)
      const edits = live.find(key)?.edits
      amend((known) => withAccepted(edits ? withoutExchange(known, edits) : known, event))
      live.update(key, { phase: 'writing' })
      if (live.find(key)?.isStopping) void stopReply(event.replyId).catch(() => {})
      if (isLoud(event.message.card)) live.change({ alert: event.message.card.title })
      if (hasLeft) leave()
    }
    if (event.type === 'card' || (event.type === 'ended' && event.card !== undefined)) {
      const asked = questionOf(key)
      const card = event.card ?? null
      if (asked) amend((known) => withCard(known, asked.id, card))
      if (event.type === 'card' && isLoud(card)) live.change({ alert: card.title })
    }
    if (event.type === 'ended') {
      const messageId = questionOf(key)?.id
      if (messageId) amend((known) => withEnded(known, messageId, event.answer, event.remaining))
      void client.invalidateQueries({ queryKey: ['history', childId, kind] })
      live.update(key, { phase: 'settled' })
      live.change(event.kept ? keptWords : endWords(event.answer))
    }
  }

  const finish = (key: string, end: AnswerEnd) => {
    if (end.type === 'ended') return
    const isTap = live.find(key)?.choice !== undefined
    // A tap that never arrived is there to be tapped again; what was typed waits to be sent again.
    if (isTap && !questionOf(key)) refuse(key, tapRefusal(end.error))
    else if (end.type === 'refused') refuse(key, end.error)
    else {
      live.update(key, { phase: 'lost', error: end.error })
      live.change({ status: '', alert: lostWords(end.error) })
    }
    reload()
  }

  const refuse = (key: string, error: RequestError) => {
    const wasKept = questionOf(key) !== undefined
    const { edits, text = '' } = live.find(key) ?? {}
    live.drop([key])
    if (edits) live.change({ editing: { messageId: edits, text } })
    else if (!wasKept) giveBackDraft(draftKey, key)
    // A reply that is gone is no news to the parent: the transcript says what became of it.
    if (wasKept && error.code === 'not_found') live.change({ status: '' })
    else live.change({ refusal: error, status: '', alert: refusalWords(error) })
  }

  const begin = (
    live_: Pick<Live, 'key' | 'text' | 'choice' | 'phase' | 'replaces' | 'edits'>,
    open: OpenStream,
  ) => {
    live.begin({ ...live_, sentAt: live.find(live_.key)?.sentAt ?? new Date().toISOString() })
    void run(live_.key, open)
  }

  const post = (known: Transcript, message: Pick<Live, 'key' | 'text' | 'choice' | 'edits'>) => {
    const { key, text, choice, edits } = message
    begin(
      { ...message, phase: 'sending', replaces: null },
      openMessage(known.conversation.id, { clientId: key, text, choice, replaces: edits }),
    )
  }

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
    for (const [key, controller] of runs) {
      // A message still on its way is let through; its answer is read when the parent is back.
      if (live.find(key)?.phase === 'sending') continue
      controller.abort()
      runs.delete(key)
      live.drop([key])
    }
  }

  const recover = ({ messages, conversation }: Transcript) =>
    recoverDrafts(draftKey, ({ clientId, conversationId }) => {
      // Sent in another conversation of this chat, which knows what became of it.
      const isOther = conversationId !== undefined && conversationId !== conversation.id
      if (isOther || live.find(clientId)) return 'elsewhere'
      return messages.some((message) => message.clientId === clientId) ? 'kept' : 'lost'
    })

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
      post(known, { key: clientId, text })
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
    retry({ key, question, answer, live: lost, isKept }: Exchange) {
      const known = transcript()
      if (!question || !known) return
      const replyId = lost && (lost.draft.replyId || runningReplyId(known, question.id))
      const replaces = answer?.id ?? null
      const text = question.content
      const edits = lost?.edits
      const choice = question.choice ?? undefined
      if (!isKept) post(known, { key, text, choice, edits })
      else if (replyId) begin({ key, text, choice, phase: 'writing', replaces }, openReply(replyId))
      else begin({ key, text, choice, phase: 'sending', replaces }, openRetry(question.id))
    },

    /** Asks for another answer in place of one that came. */
    another({ key, question, answer }: Exchange) {
      if (!question || !answer) return
      begin(
        { key, text: question.content, phase: 'sending', replaces: answer.id },
        openRetry(question.id, answer.id),
      )
    },

    /** Opens a message for a change, with these words; null closes it. */
    edit: (editing: { messageId: string; text: string } | null) => live.change({ editing }),

    /** Sends the changed message in place of the one it was. */
    sendEdited(messageId: string, text: string) {
      const known = transcript()
      if (!known || text.trim() === '') return
      const key = randomId()
      live.change({ editing: null })
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
      live.update(writing.key, { isStopping: true })
      const replyId =
        live.find(writing.key)?.draft.replyId || runningReplyId(transcript(), questionOf(writing.key)?.id)
      if (replyId) void stopReply(replyId).catch(() => live.update(writing.key, { isStopping: false }))
    },

    /** Drops what the transcript has overtaken, and attaches to answers that are being written elsewhere. */
    catchUp(known: Transcript) {
      if (!hasOpened) recover(known)
      hasOpened = true
      const overtaken = live.read().list.filter((one) => isOvertaken(one, known))
      for (const { key } of overtaken) {
        runs.get(key)?.abort()
        runs.delete(key)
      }
      live.drop(overtaken.map(({ key }) => key))
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
