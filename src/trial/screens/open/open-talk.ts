import type { Message, ReplyEvent } from '../../../conversation/contract.ts'
import { closeDraft, recoverDrafts, sendDraft } from '../../../conversation/screens/composer/drafts.ts'
import { createAnswerRuns, type Keeper } from '../../../conversation/screens/talk/answer-runs.ts'
import type { Choice } from '../../../guidance/contract.ts'
import { randomId } from '../../../ui/random-id.ts'
import type { OpenStream } from '../../../ui/server/open-stream.ts'
import type { NewMessage } from '../api.ts'

type Parts = Pick<Keeper, 'draftKey' | 'reload' | 'refusalWords' | 'lostWords'> & {
  open: (message: NewMessage) => OpenStream
  /** Takes what an event says into the messages on the page. */
  keep: (event: ReplyEvent) => void
}

type Attached = Pick<Message, 'clientId' | 'content' | 'createdAt' | 'choice'>

export type OpenTalk = ReturnType<typeof createOpenTalk>

/** A chat of somebody without an account. An answer has no address of its own here: a resend of its message has the same id, and so costs nothing. */
export const createOpenTalk = ({ open, keep, ...parts }: Parts) => {
  const { draftKey, lostWords } = parts
  const runs = createAnswerRuns({
    ...parts,
    keep: (_, event) => keep(event),
    isKept: (key) => live.find(key)?.phase !== 'sending',
    endWords: ({ answer }) =>
      answer?.status === 'failed'
        ? { status: '', alert: answer.content }
        : { status: answer ? 'Answer ready' : '' },
    isReopenedAsFirst: true,
  })
  const { live } = runs

  const begin = (message: NewMessage, phase: 'sending' | 'writing', sentAt?: string) => {
    const { clientId: key, text, choice } = message
    runs.begin({ key, text, choice, phase, replaces: null, ...(sentAt ? { sentAt } : {}) }, open(message))
  }

  return {
    live,
    draftKey,
    lostWords,

    /** Returns the key of the exchange that begins. */
    send(text: string): string | null {
      if (text.trim() === '') return null
      const clientId = sendDraft(draftKey, text)
      begin({ clientId, text }, 'sending')
      return clientId
    },

    /** Asks what was tapped. Returns the key of the exchange that begins. */
    tap({ id: choice, label: text }: Choice): string {
      const clientId = randomId()
      begin({ clientId, text, choice }, 'sending')
      return clientId
    },

    /** Reads the answer to a message that was sent before: after a reload, or when the line broke. */
    attach({ clientId, content: text, createdAt, choice }: Attached) {
      if (!clientId || runs.has(clientId)) return
      // Only a tap that was kept stays on the page.
      if (choice) begin({ clientId, text, choice }, 'writing', createdAt)
      else begin({ clientId, text }, 'sending', createdAt)
    },

    /** After a reload: what never arrived goes back into the field. */
    recover: (messages: Message[]) =>
      recoverDrafts(draftKey, ({ clientId }) =>
        messages.some((message) => message.clientId === clientId) ? 'kept' : 'lost',
      ),

    forget: () => live.tell({ type: 'dropped', keys: live.read().list.map(({ key }) => key) }),

    leave() {
      closeDraft(draftKey)
      runs.leave()
    },
  }
}
