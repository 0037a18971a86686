import { startWork } from '../../../ui/at-work.ts'
import type { OpenStream } from '../../../ui/server/open-stream.ts'
import type { RequestError } from '../../../ui/server/request.ts'
import type { ReplyEvent } from '../../contract.ts'
import { giveBackDraft, settleDraft } from '../composer/drafts.ts'
import { reconnectingWords, tapRefusal } from '../words.ts'
import { type AnswerEnd, followAnswer } from './follow-answer.ts'
import { createLiveAnswers } from './live-answers.ts'
import type { EndWords, Live } from './live-state.ts'

/** What a chat of a family, of a visitor or of a guest makes of the news. */
export type Keeper = {
  draftKey: string
  /** Takes what an event says into the messages on the page. */
  keep: (key: string, event: ReplyEvent) => void
  /** The server is known to have the message. */
  isKept: (key: string) => boolean
  /** Asks the server what is so, after something went wrong. */
  reload: () => void
  /** Keeps a message that didn't arrive for later; false where it can't. */
  setAside?: (key: string, error: RequestError | null) => boolean
  refusalWords: (error: RequestError) => string
  /** What stands where an answer should that was lost on its way. */
  lostWords: (error: RequestError | null) => string
  endWords: (ended: Extract<ReplyEvent, { type: 'ended' }>) => EndWords
  /** An answer that broke off is opened again by its reply; or, where that has no address, as it was first. */
  isReopenedAsFirst?: boolean
}

type Beginning = Pick<Live, 'key' | 'text' | 'choice' | 'phase' | 'replaces' | 'edits'> & { sentAt?: string }

/** The answers that one page reads, each from its opening to its end: the same for every chat. */
export const createAnswerRuns = (keeper: Keeper) => {
  const live = createLiveAnswers()
  const runs = new Map<string, AbortController>()

  const run = async (key: string, open: OpenStream): Promise<AnswerEnd | null> => {
    const leaving = new AbortController()
    const done = startWork()
    runs.set(key, leaving)
    const onEvents = (events: ReplyEvent[]) => {
      if (!live.find(key)) return
      const ended = events.find((event) => event.type === 'ended')
      const words = ended ? keeper.endWords(ended) : null
      live.tell({ type: 'heard', key, events, words })
      for (const event of events) {
        if (event.type === 'accepted') settleDraft(keeper.draftKey, key)
        keeper.keep(key, event)
      }
    }
    const onTrouble = (error: RequestError | null) =>
      live.tell({ type: 'reconnecting', key, words: reconnectingWords(error) })
    const reopen = keeper.isReopenedAsFirst ? { reopen: () => open } : {}
    // Only an abort of ours throws.
    const watcher = { onEvents, onTrouble, signal: leaving.signal, ...reopen }
    const end = await followAnswer(open, watcher).catch(() => null)
    done()
    if (runs.get(key) !== leaving) return null
    runs.delete(key)
    if (end) finish(key, end)
    return end
  }

  const finish = (key: string, end: AnswerEnd) => {
    if (end.type === 'ended') return
    const isTap = live.find(key)?.choice !== undefined
    // A tap that never arrived is there to be tapped again; what was typed waits to be sent again.
    if (isTap && !keeper.isKept(key)) refuse(key, tapRefusal(end.error))
    else if (!keeper.isKept(key) && keeper.setAside?.(key, end.error)) return
    else if (end.type === 'refused') refuse(key, end.error)
    else live.tell({ type: 'lost', key, error: end.error, alert: keeper.lostWords(end.error) })
    keeper.reload()
  }

  const refuse = (key: string, error: RequestError) => {
    const wasKept = keeper.isKept(key)
    const isEdit = live.find(key)?.edits !== undefined
    live.tell({ type: 'refused', key, error, alert: keeper.refusalWords(error), wasKept })
    if (!isEdit && !wasKept) giveBackDraft(keeper.draftKey, key)
  }

  return {
    live,
    has: (key: string) => runs.has(key),

    /** Returns how it ended; null where it isn't read any further. */
    begin({ sentAt, ...given }: Beginning, open: OpenStream): Promise<AnswerEnd | null> {
      const at = sentAt ?? live.find(given.key)?.sentAt ?? new Date().toISOString()
      live.tell({ type: 'begun', live: { ...given, sentAt: at } })
      return run(given.key, open)
    },

    /** Reads an answer no further. */
    end(key: string) {
      runs.get(key)?.abort()
      runs.delete(key)
    },

    /** Whoever goes reads nothing more. A message still on its way is let through; its answer is read when they are back. */
    leave() {
      for (const [key, controller] of runs) {
        if (live.find(key)?.phase === 'sending') continue
        controller.abort()
        runs.delete(key)
        live.tell({ type: 'dropped', keys: [key] })
      }
    },
  }
}
