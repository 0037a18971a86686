type Listener = (topic: string) => void

/** The one channel on which processes tell each other that something is new. */
export const NEWS_CHANNEL = 'kinwise_news'

/** Who in this process wants to hear news, and what gives it to them. */
export const createNews = () => {
  const listeners = new Set<Listener>()
  return {
    hear: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    spread: (topic: string) => {
      for (const listener of [...listeners]) listener(topic)
    },
  }
}
