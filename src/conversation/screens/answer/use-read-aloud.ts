import { useEffect, useState } from 'react'

/** Some engines fall silent in the middle of a long text, so it is read sentence by sentence. */
const SENTENCES = /[^.!?。！？؟\n]+[.!?。！？؟\n]*/g

/** Reads a text in the device's own voice. Null where it has none. */
export function useReadAloud(text: string) {
  const [isReading, setIsReading] = useState(false)
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  if (!window.speechSynthesis) return null
  return {
    isReading,
    read: () => {
      window.speechSynthesis.cancel()
      const parts = (text.match(SENTENCES) ?? [text]).map((part) => new SpeechSynthesisUtterance(part))
      const stopped = () => setIsReading(false)
      for (const part of parts) part.onerror = stopped
      const last = parts.at(-1)
      if (last) last.onend = stopped
      setIsReading(true)
      for (const part of parts) window.speechSynthesis.speak(part)
    },
    stop: () => {
      window.speechSynthesis.cancel()
      setIsReading(false)
    },
  }
}
