import { Mic } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { useDictation } from './use-dictation.ts'

const AGREED_KEY = 'kinwise.voice.agreed'

type VoiceButtonProps = { isDisabled: boolean; onWords: (words: string) => void }

/** Speaking in place of typing, by the browser's own means. Before the first time it says who may hear it. */
export function VoiceButton({ isDisabled, onWords }: VoiceButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { isListening, start, stop } = useDictation(onWords)
  const press = () => {
    if (isListening) stop()
    else if (hasAgreed()) start()
    else setIsAsking(true)
  }
  const agree = () => {
    keepAgreed()
    setIsAsking(false)
    start()
  }
  return (
    <>
      <IconButton
        label={isListening ? 'Stop listening' : 'Speak your message'}
        aria-pressed={isListening}
        disabled={isDisabled && !isListening}
        onClick={press}
        className={cx('my-0.5 shrink-0', isListening && 'animate-breathe bg-danger-wash text-danger-ink')}
      >
        <Mic aria-hidden="true" />
      </IconButton>
      <span role="status" className="sr-only">
        {isListening ? 'Listening' : ''}
      </span>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Speak your message"
        size="sm"
        closesOnBackdrop
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Not now
            </Button>
            <Button onClick={agree}>Start speaking</Button>
          </>
        }
      >
        <p className="pb-2">
          Your browser turns your voice into words, not Kinwise. Many browsers send what you say to the
          company that makes them. We never hear it: only the words come here, and only once you send them.
        </p>
      </Dialog>
    </>
  )
}

// Storage may be refused; the note then comes each time.
const hasAgreed = () => {
  try {
    return localStorage.getItem(AGREED_KEY) !== null
  } catch {
    return false
  }
}

const keepAgreed = () => {
  try {
    localStorage.setItem(AGREED_KEY, '1')
  } catch {}
}
