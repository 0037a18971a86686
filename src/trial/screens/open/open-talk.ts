import type { Message, ReplyEvent } from '../../../conversation/contract.ts'
import {
  closeDraft,
  giveBackDraft,
  recoverDrafts,
  sendDraft,
  settleDraft,
} from '../../../conversation/screens/composer/drafts.ts'
import { type AnswerEnd, followAnswer } from '../../../conversation/screens/talk/follow-answer.ts'
import { createLiveAnswers } from '../../../conversation/screens/talk/live-answers.ts'
import { tapRefusal } from '../../../conversation/screens/words.ts'
import type { Choice } from '../../../guidance/contract.ts'
import { isLoud } from '../../../safety/rules.ts'
import { randomId } from '../../../ui/random-id.ts'
import type { OpenStream } from '../../../ui/server/open-stream.ts'
import type { RequestError } from '../../../ui/server/request.ts'
import type { NewMessage } from '../api.ts'

type Parts = {
  draftKey: string
  open: (message: NewMessage) => OpenStream
  /** Takes what an event says into the messages on the page. */
  keep: (event: ReplyEvent) => void
  /** Asks the server what is so, after something went wrong. */
  reload: () => void
  refusalWords: (error: RequestError) => string
  /** What stands where an answer should that was lost on its way. */
  lostWords: (error: RequestError | null) => string
}

type Attached = Pick<Message, 'clientId' | 'content' | 'createdAt' | 'choice'>

export type OpenTalk = ReturnType<typeof createOpenTalk>

/** A chat of somebody without an account: sends, and reads answers as they are written. A resend has the same id and so costs nothing. */
export const createOpenTalk = ({ draftKey, open, keep, reload, refusalWords, lostWords }: Parts) => {
  const live = createLiveAnswers()
  const runs = new Map<string, AbortController>()

  const begin = (message: NewMessage, sentAt: string, phase: 'sending' | 'writing') => {
    const { clientId: key, text, choice } = message
    live.begin({ key, text, choice, sentAt, phase, replaces: null })
    void run(message)
  }

  const run = async (message: NewMessage) => {
    const key = message.clientId
    const leaving = new AbortController()
    runs.set(key, leaving)
    const onEvents = (events: ReplyEvent[], restart: boolean) => {
      if (!live.fold(key, events, restart)) return
      for (const event of events) take(key, event)
    }
    const opening = open(message)
    // Only an abort of ours throws.
    const end = await followAnswer(opening, {
      onEvents,
      signal: leaving.signal,
      reopen: () => opening,
    }).catch(() => null)
    runs.delete(key)
    if (end) finish(key, end)
  }

  const take = (key: string, event: ReplyEvent) => {
    keep(event)
    if (event.type === 'accepted') {
      settleDraft(draftKey, key)
      live.update(key, { phase: 'writing' })
      if (isLoud(event.message.card)) live.change({ alert: event.message.card.title })
    }
    if (event.type === 'ended') {
      live.update(key, { phase: 'settled' })
      live.change(
        event.answer?.status === 'failed'
          ? { status: '', alert: event.answer.content }
          : { status: event.answer ? 'Answer ready' : '' },
      )
    }
  }

  const finish = (key: string, end: AnswerEnd) => {
    if (end.type === 'ended') return
    const isTap = live.find(key)?.choice !== undefined
    // A tap that never arrived is there to be tapped again; what was typed waits to be sent again.
    if (isTap && live.find(key)?.phase === 'sending') refuse(key, tapRefusal(end.error))
    else if (end.type === 'lost') {
      live.update(key, { phase: 'lost', error: end.error })
      live.change({ status: '', alert: lostWords(end.error) })
    } else refuse(key, end.error)
    reload()
  }

  const refuse = (key: string, refusal: RequestError) => {
    live.drop([key])
    giveBackDraft(draftKey, key)
    live.change({ refusal, status: '', alert: refusalWords(refusal) })
  }

  return {
    live,
    draftKey,
    lostWords,

    /** Returns the key of the exchange that begins. */
    send(text: string): string | null {
      if (text.trim() === '') return null
      const clientId = sendDraft(draftKey, text)
      begin({ clientId, text }, new Date().toISOString(), 'sending')
      return clientId
    },

    /** Asks what was tapped. Returns the key of the exchange that begins. */
    tap({ id: choice, label: text }: Choice): string {
      const clientId = randomId()
      begin({ clientId, text, choice }, new Date().toISOString(), 'sending')
      return clientId
    },

    /** Reads the answer to a message that was sent before: after a reload, or when the line broke. */
    attach({ clientId, content: text, createdAt, choice }: Attached) {
      if (!clientId || runs.has(clientId)) return
      // Only a tap that was kept stays on the page.
      if (choice) begin({ clientId, text, choice }, createdAt, 'writing')
      else begin({ clientId, text }, createdAt, 'sending')
    },

    /** After a reload: what never arrived goes back into the field. */
    recover: (messages: Message[]) =>
      recoverDrafts(draftKey, ({ clientId }) =>
        messages.some((message) => message.clientId === clientId) ? 'kept' : 'lost',
      ),

    forget: () => live.drop(live.read().list.map(({ key }) => key)),

    leave() {
      closeDraft(draftKey)
      // A message still on its way is let through; its answer is read when the visitor is back.
      for (const [key, run] of runs) if (live.find(key)?.phase !== 'sending') run.abort()
    },
  }
}
