import { Check, Copy } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useCopied } from './use-copied.ts'

export function CopyButton({ text, label = 'Copy answer' }: { text: string; label?: string }) {
  const copied = useCopied(text)
  if (!copied) return null
  return (
    <>
      <IconButton label={label} onClick={copied.copy} className="-ms-1.5 [&_svg]:size-4!">
        {copied.isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <span role="status">{copied.isCopied ? 'Copied' : ''}</span>
    </>
  )
}
