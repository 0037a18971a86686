import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../ui/over/toast.ts'

/** What we use of a browser's speech recognition, which has no types of its own yet. */
type Recognition = {
  lang: string
  continuous: boolean
  start: () => void
  stop: () => void
  abort: () => void
  onresult: (event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void
  onerror: (event: { error: string }) => void
  onend: () => void
}

const TROUBLES: Record<string, string> = {
  'not-allowed': 'This page may not use the microphone. You can allow it in your browser’s settings.',
  'service-not-allowed': 'This browser does not turn speech into words here.',
  'audio-capture': 'No microphone was found.',
  network: 'Your browser could not reach its speech service.',
}

/** Hears what is said until it is stopped, and gives the words as they are understood. */
export function useDictation(onWords: (words: string) => void) {
  const [isListening, setIsListening] = useState(false)
  const current = useRef<Recognition | null>(null)
  const newest = useRef(onWords)
  newest.current = onWords
  useEffect(() => () => current.current?.abort(), [])

  const start = () => {
    const recognition = newRecognition()
    if (!recognition) return
    recognition.lang = navigator.language
    recognition.continuous = true
    recognition.onresult = ({ resultIndex, results }) => {
      const heard = Array.from(results).slice(resultIndex)
      newest.current(heard.map((result) => result[0]?.transcript ?? '').join(' '))
    }
    recognition.onerror = ({ error }) => {
      if (error !== 'aborted' && error !== 'no-speech')
        toast.error(TROUBLES[error] ?? 'That could not be heard. Please type your message.')
    }
    recognition.onend = () => setIsListening(false)
    current.current = recognition
    try {
      recognition.start()
      setIsListening(true)
    } catch {
      toast.error(TROUBLES['service-not-allowed'] ?? '')
    }
  }
  return { isListening, start, stop: () => current.current?.stop() }
}

const newRecognition = (): Recognition | null => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
  const Maker = SpeechRecognition ?? webkitSpeechRecognition
  return Maker ? new Maker() : null
}
