import type { RequestError } from '../../../ui/server/request.ts'
import type { ReplyEvent } from '../../contract.ts'
import { applyEvent, type Draft, emptyDraft } from '../../rules.ts'

/**
 * What this page itself is sending or reading, until the transcript has it. `sending` is not yet known to be kept, `writing` is, `settled`
 * waits for the transcript to show it, `lost` gave up after several tries.
 */
export type Live = {
  /** The exchange it belongs to: see exchangeKey. */
  key: string
  text: string
  /** The id of what was tapped. */
  choice?: string | undefined
  sentAt: string
  phase: 'sending' | 'writing' | 'settled' | 'lost'
  /** The failed answer that stood there when another was asked for. */
  replaces: string | null
  /** The earlier message of the parent's that this one stands for. */
  edits?: string | undefined
  isStopping: boolean
  error: RequestError | null
  draft: Draft
}

type LiveState = {
  list: readonly Live[]
  /** Why the last message was turned away. */
  refusal: RequestError | null
  /** Read aloud once, politely. */
  status: string
  /** Read aloud at once. */
  alert: string
  /** The message that is being changed, and the words of it so far. */
  editing: { messageId: string; text: string } | null
}

export type LiveAnswers = ReturnType<typeof createLiveAnswers>

/**
 * Two kinds of news, so that a word more repaints one bubble and not the list: `subscribe` hears of phases, `subscribeText` of words, at
 * most once a frame.
 */
export const createLiveAnswers = () => {
  let state: LiveState = { list: [], refusal: null, status: '', alert: '', editing: null }
  const drafts = new Map<string, Draft>()
  const listeners = new Set<() => void>()
  const textListeners = new Set<() => void>()
  let frame = 0

  const change = (next: Partial<LiveState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const paintText = () => {
    frame = 0
    for (const listener of textListeners) listener()
  }

  return {
    read: () => state,
    readText: (key: string) => drafts.get(key)?.text ?? '',
    readParts: (key: string) => drafts.get(key)?.parts ?? null,
    readPlace: (key: string) => drafts.get(key)?.place ?? null,
    find: (key: string) => state.list.find((live) => live.key === key),
    subscribe: subscribeTo(listeners),
    subscribeText: subscribeTo(textListeners),
    change,

    begin(live: Pick<Live, 'key' | 'text' | 'choice' | 'sentAt' | 'phase' | 'replaces' | 'edits'>) {
      const draft = emptyDraft()
      drafts.set(live.key, draft)
      const others = state.list.filter(({ key }) => key !== live.key)
      const begun = { ...live, draft, error: null, isStopping: false }
      change({ list: [...others, begun], refusal: null, status: 'Coach is answering', alert: '' })
    },

    update(key: string, next: Partial<Omit<Live, 'key' | 'draft'>>) {
      const draft = drafts.get(key)
      if (!draft) return
      change({ list: state.list.map((live) => (live.key === key ? { ...live, ...next, draft } : live)) })
    },

    /** Folds events; `restart` when a stream tells an answer from its first word again. */
    fold(key: string, events: ReplyEvent[], restart: boolean): Draft | undefined {
      const before = drafts.get(key)
      if (!before) return
      const draft = events.reduce(applyEvent, restart ? { ...before, text: '' } : before)
      drafts.set(key, draft)
      if (frame === 0) frame = requestAnimationFrame(paintText)
      return draft
    },

    drop(keys: string[]) {
      if (keys.length === 0) return
      for (const key of keys) drafts.delete(key)
      change({ list: state.list.filter(({ key }) => !keys.includes(key)) })
    },
  }
}

const subscribeTo = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
