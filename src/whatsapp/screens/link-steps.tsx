import { useEffect, useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import type { LinkCode } from '../contract.ts'

/** How a phone is linked: by scanning, by a tap on the phone itself, or by typing. */
export function LinkSteps({ code, onRenew }: { code: LinkCode; onRenew: () => void }) {
  const isOver = useIsOver(code.expiresAt)
  if (isOver)
    return (
      <div className="space-y-3 text-center">
        <p>This code has run out.</p>
        <Button onClick={onRenew}>New Code</Button>
      </div>
    )
  const link = new URL(code.link, location.href).href
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
      <div className="max-sm:hidden">
        <QrCode text={link} label="QR code that opens WhatsApp with your code" />
      </div>
      <div className="space-y-4">
        <p className="max-sm:hidden">Scan this with your phone, then press send in WhatsApp.</p>
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('primary', 'md', 'max-sm:w-full')}
        >
          Open WhatsApp
        </a>
        <p className="text-ink-soft text-sm">
          Or send this code to <bdi className="whitespace-nowrap text-ink">{code.number}</bdi>:
        </p>
        <p className="select-all font-mono font-semibold text-2xl tracking-wider">{code.code}</p>
        <p className="text-ink-soft text-sm">
          It works once, for ten minutes, until{' '}
          {new Date(code.expiresAt).toLocaleTimeString([], { timeStyle: 'short' })}.
        </p>
      </div>
    </div>
  )
}

function useIsOver(expiresAt: string): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), new Date(expiresAt).getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [expiresAt])
  return isOver
}
