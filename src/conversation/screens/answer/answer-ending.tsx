import { CircleStop, Scissors } from 'lucide-react'
import type { Message } from '../../contract.ts'

/** Why an answer's words end where they do; nothing where they are whole. */
export function AnswerEnding({ message }: { message: Message }) {
  const isCut = message.error === 'coach_cut'
  if (!isCut && message.status !== 'stopped') return null
  const Icon = isCut ? Scissors : CircleStop
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-sunk px-2.5 py-0.5 font-medium text-ink-soft">
      <Icon aria-hidden="true" className="size-3.5" />
      {isCut ? 'Cut short' : 'Stopped'}
    </span>
  )
}
