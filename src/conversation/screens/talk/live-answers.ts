import { type LiveNews, type LiveState, NOTHING_LIVE, reduceLive } from './live-state.ts'

export type LiveAnswers = ReturnType<typeof createLiveAnswers>

/**
 * What a page itself sends and reads, and two kinds of news of it, so that a word more repaints one bubble and not the list: `subscribe` hears
 * of all but words, `subscribeText` of words, at most once a frame.
 */
export const createLiveAnswers = () => {
  let state = NOTHING_LIVE
  // For whoever paints the list: the same object while only words come.
  let shown = state
  const listeners = new Set<() => void>()
  const textListeners = new Set<() => void>()
  let frame = 0

  const paintText = () => {
    frame = 0
    for (const listener of textListeners) listener()
  }

  return {
    read: () => shown,
    readText: (key: string) => state.drafts.get(key)?.text ?? '',
    readParts: (key: string) => state.drafts.get(key)?.parts ?? null,
    readPlace: (key: string) => state.drafts.get(key)?.place ?? null,
    find: (key: string) => state.list.find((live) => live.key === key),
    subscribe: subscribeTo(listeners),
    subscribeText: subscribeTo(textListeners),

    tell(news: LiveNews) {
      state = reduceLive(state, news)
      if (news.type === 'heard' && frame === 0) frame = requestAnimationFrame(paintText)
      if (isSameButWords(state, shown)) return
      shown = state
      for (const listener of listeners) listener()
    },
  }
}

/** Nothing differs but the words. */
const isSameButWords = (one: LiveState, other: LiveState): boolean =>
  (Object.keys(one) as (keyof LiveState)[]).every((key) => key === 'drafts' || one[key] === other[key])

const subscribeTo = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
