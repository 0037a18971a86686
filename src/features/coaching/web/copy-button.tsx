import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'

const SHOWN_MS = 2_000

export function CopyButton({ text, label = 'Copy answer' }: { text: string; label?: string }) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  // Without https a browser has no clipboard to offer.
  if (!navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setIsCopied(true))
      .catch(() => {})
  return (
    <>
      <IconButton label={label} onClick={() => void copy()} className="-ms-1.5 [&_svg]:size-4!">
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <span role="status">{isCopied ? 'Copied' : ''}</span>
    </>
  )
}
