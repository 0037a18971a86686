import { useEffect, useState } from 'react'

const SHOWN_MS = 2_000

/** Copies a text, and says so for a moment. Null where the browser has no clipboard to offer, as without https. */
export function useCopied(text: string) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!navigator.clipboard) return null
  const copy = () =>
    void navigator.clipboard
      .writeText(text)
      .then(() => setIsCopied(true))
      .catch(() => {})
  return { isCopied, copy }
}
