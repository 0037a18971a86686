import { Bookmark, Eye, RotateCcw, Square, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Message } from '../contract.ts'
import { SentDialog } from './sent-dialog.tsx'
import type { Talk } from './talk.ts'
import { useReadAloud } from './use-read-aloud.ts'

type AnswerMoreProps = { message: Message; talk: Talk; onAnother: (() => void) | null }

/** What is wanted of an answer now and then. */
export function AnswerMore({ message, talk, onAnother }: AnswerMoreProps) {
  const [isSentOpen, setIsSentOpen] = useState(false)
  const voice = useReadAloud(message.content)
  return (
    <div className="flex w-full animate-fade flex-wrap gap-1 pb-1">
      <Button
        variant="quiet"
        size="sm"
        icon={<Bookmark aria-hidden="true" className={message.isStarred ? 'fill-current' : ''} />}
        aria-pressed={message.isStarred ?? false}
        onClick={() => void talk.star(message.id, !message.isStarred)}
      >
        {message.isStarred ? 'Saved' : 'Save'}
      </Button>
      {voice ? (
        <Button
          variant="quiet"
          size="sm"
          icon={voice.isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
          onClick={voice.isReading ? voice.stop : voice.read}
        >
          {voice.isReading ? 'Stop reading' : 'Read aloud'}
        </Button>
      ) : null}
      {onAnother ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<RotateCcw aria-hidden="true" />}
          title="Counts as one message"
          onClick={onAnother}
        >
          Try again<span className="font-normal text-ink-faint">1 message</span>
        </Button>
      ) : null}
      {message.answerTo ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Eye aria-hidden="true" />}
          onClick={() => setIsSentOpen(true)}
        >
          What was sent
        </Button>
      ) : null}
      {isSentOpen && message.answerTo ? (
        <SentDialog messageId={message.answerTo} onClose={() => setIsSentOpen(false)} />
      ) : null}
    </div>
  )
}
