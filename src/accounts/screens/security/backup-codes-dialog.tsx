import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'

/** Ten codes, shown this once. */
export function BackupCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false)
  const text = `Kinwise backup codes. Each works once.\n\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setIsCopied(true))
      .catch(() => {})
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Your backup codes"
      description="You'll only see them now. Keep them somewhere you can find them without your phone. Each one opens your account once, in place of a code from the app."
      footer={<Button onClick={onClose}>I've saved them</Button>}
    >
      <div data-printed className="rounded-lg bg-sunk px-3 py-5 text-center sm:px-6">
        <p className="hidden pb-4 print:block">Kinwise backup codes. Each works once.</p>
        <ul
          aria-label="Backup codes"
          className="grid grid-cols-1 gap-x-4 gap-y-2 whitespace-nowrap font-mono tracking-wide min-[360px]:grid-cols-2 sm:text-lg"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {navigator.clipboard ? (
          <Button variant="secondary" size="sm" icon={<Copy aria-hidden="true" />} onClick={copy}>
            Copy
          </Button>
        ) : null}
        <a
          className={buttonClass('secondary', 'sm')}
          download="kinwise-backup-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Download aria-hidden="true" />
          Download
        </a>
        <Button
          variant="secondary"
          size="sm"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <span role="status" className="self-center text-good-ink text-sm">
          {isCopied ? 'Copied' : ''}
        </span>
      </div>
    </Dialog>
  )
}
