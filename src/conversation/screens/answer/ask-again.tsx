import { RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

/** A message seen in the instant before its answer begins looks the same as one that was never answered. */
const SETTLING_MS = 15_000

/** Under a message whose answer was stopped before its first word. */
export function AskAgain({ askedAt, onAsk }: { askedAt: string; onAsk: (() => void) | null }) {
  const [isShown, setIsShown] = useState(() => ageOf(askedAt) >= SETTLING_MS)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setIsShown(true), Math.min(SETTLING_MS, SETTLING_MS - ageOf(askedAt)))
    return () => clearTimeout(timer)
  }, [askedAt, isShown])
  if (!isShown) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
      <span>Stopped before an answer came. It cost nothing.</span>
      <Button
        variant="quiet"
        size="sm"
        icon={<RotateCcw aria-hidden="true" />}
        disabled={!onAsk}
        onClick={onAsk ?? undefined}
      >
        Ask again
      </Button>
    </div>
  )
}

const ageOf = (iso: string) => Date.now() - Date.parse(iso)
