import { Bookmark, Eye, RotateCcw, Square, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu, MenuAction } from '../../../ui/over/action-menu.tsx'
import type { Message } from '../../contract.ts'
import type { Talk } from '../talk/talk.ts'
import { SentDialog } from './sent-dialog.tsx'
import { useReadAloud } from './use-read-aloud.ts'

type AnswerMoreProps = {
  message: Message
  talk: Talk
  onAnother: (() => void) | null
  /** The button that opened it; null while it is closed, and what was begun in it goes on. */
  openedBy: HTMLElement | null
  onClose: () => void
}

/** What is wanted of an answer now and then. */
export function AnswerMore({ message, talk, onAnother, openedBy, onClose }: AnswerMoreProps) {
  const [isSentOpen, setIsSentOpen] = useState(false)
  const voice = useReadAloud(message.content)
  return (
    <>
      {openedBy ? (
        <ActionMenu anchor={openedBy} label="More about this answer" onClose={onClose}>
          <MenuAction
            icon={<Bookmark aria-hidden="true" className={message.isStarred ? 'fill-current' : ''} />}
            staysOpen
            onPress={() => void talk.star(message.id, !message.isStarred)}
          >
            {message.isStarred ? 'Saved' : 'Save'}
          </MenuAction>
          {voice ? (
            <MenuAction
              icon={voice.isReading ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
              staysOpen
              onPress={voice.isReading ? voice.stop : voice.read}
            >
              {voice.isReading ? 'Stop reading' : 'Read aloud'}
            </MenuAction>
          ) : null}
          {onAnother ? (
            <MenuAction icon={<RotateCcw aria-hidden="true" />} onPress={onAnother}>
              Try again<span className="ms-auto ps-4 text-ink-faint">1 message</span>
            </MenuAction>
          ) : null}
          {message.answerTo ? (
            <MenuAction icon={<Eye aria-hidden="true" />} onPress={() => setIsSentOpen(true)}>
              What was sent
            </MenuAction>
          ) : null}
        </ActionMenu>
      ) : null}
      {isSentOpen && message.answerTo ? (
        <SentDialog messageId={message.answerTo} onClose={() => setIsSentOpen(false)} />
      ) : null}
    </>
  )
}
