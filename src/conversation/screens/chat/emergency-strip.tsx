import { useQuery } from '@tanstack/react-query'
import { Siren } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { SafetyCard } from '../../../safety/screens/safety-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { emergencyCardQuery } from '../api.ts'

/** Beside the greeting of 'Dad & Mom Mode', which speaks of emergencies: what it is not, whom to call, and the card one press away. */
export function EmergencyStrip({ toTopOf }: { toTopOf: (selector: string) => void }) {
  const { data } = useQuery(emergencyCardQuery)
  const [isOpen, setIsOpen] = useState(false)
  // Its first number must be seen, not the talk below it.
  useLayoutEffect(() => {
    if (isOpen) toTopOf('[data-emergency]')
  }, [isOpen, toTopOf])
  const number = data?.card.lines.find(({ call }) => call !== null)
  return (
    <div className="space-y-3">
      <h2 className="sr-only">In an emergency</h2>
      <div className="flex flex-col items-start gap-2 rounded-lg bg-danger-wash px-4 py-3 text-danger-ink text-sm">
        <p className="font-semibold">
          This is not an emergency service -{' '}
          {/* Of one piece, so that the lines stay as they are when the number comes. */}
          <span className="whitespace-nowrap">
            call{' '}
            {number?.href ? (
              <a href={number.href} className="underline underline-offset-3">
                {number.call}
              </a>
            ) : (
              '112 or 911'
            )}
            .
          </span>
        </p>
        <Button
          variant="secondary"
          size="sm"
          icon={<Siren aria-hidden="true" />}
          aria-expanded={isOpen}
          disabled={!data}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide emergency card' : 'Show emergency card'}
        </Button>
      </div>
      {isOpen && data ? (
        <div data-emergency>
          <SafetyCard card={data.card} />
        </div>
      ) : null}
    </div>
  )
}
