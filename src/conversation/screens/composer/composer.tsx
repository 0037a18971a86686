import { ArrowUp, Square } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { MESSAGE_MAX_CHARS } from '../../../coach/rules.ts'
import { cx } from '../../../ui/cx.ts'
import { optional } from '../../../ui/server/optional.ts'
import { readDraft, subscribeDrafts, typeDraft } from './drafts.ts'
import { useGrowingField } from './use-growing-field.ts'

const VoiceButton = optional(() => import('./voice-button.tsx').then(({ VoiceButton }) => VoiceButton))

export const COMPOSER_ID = 'chat-composer'
const COUNT_FROM_CHARS = 3600
/** A double press on Send must not stop what it began. */
const STOP_GUARD_MS = 350

type ComposerProps = {
  draftKey: string
  placeholder: string
  isDisabled: boolean
  isBusy: boolean
  isStopping: boolean
  onSend: (text: string) => void
  /** Null where an answer cannot be stopped. */
  onStop: (() => void) | null
}

/** Where a parent writes. Enter sends, Shift+Enter is a line; on a touch keyboard Enter is a line. */
export function Composer({
  draftKey,
  placeholder,
  isDisabled,
  isBusy,
  isStopping,
  onSend,
  onStop,
}: ComposerProps) {
  const { text } = useSyncExternalStore(subscribeDrafts, () => readDraft(draftKey))
  const field = useRef<HTMLTextAreaElement>(null)
  const sentAt = useRef(0)
  useGrowingField(field, text)

  useEffect(() => {
    // On a phone the focus would bring up the keyboard over what is to be read first.
    if (!isTouch()) field.current?.focus()
  }, [])

  const isTooLong = text.length > MESSAGE_MAX_CHARS
  const canSend = !isDisabled && !isBusy && !isTooLong && text.trim() !== ''
  const send = () => {
    if (!canSend) return
    sentAt.current = performance.now()
    onSend(text)
  }
  const stop = () => {
    if (performance.now() - sentAt.current > STOP_GUARD_MS) onStop?.()
  }
  const isStop = isBusy && onStop !== null
  const onKeyDown = (event: KeyboardEvent) => {
    // 229 is how some browsers still say that an input method is composing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return
    if (isTouch()) return
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className={cx(
        'flex items-end gap-1 rounded-[min(var(--radius-xl),24px)] border border-edge/60 bg-surface p-1.5 shadow-md group-data-low/chat:p-0.5 transition-[border-color,box-shadow]',
        'focus-within:border-accent focus-within:ring-2 focus-within:ring-accent/15',
        isDisabled && 'bg-sunk shadow-none',
      )}
    >
      <div className="min-w-0 flex-1">
        <textarea
          ref={field}
          id={COMPOSER_ID}
          rows={2}
          dir="auto"
          value={text}
          disabled={isDisabled}
          placeholder={placeholder}
          aria-label="Your message"
          aria-invalid={isTooLong || undefined}
          aria-describedby={text.length >= COUNT_FROM_CHARS ? 'chat-count' : undefined}
          enterKeyHint={isTouch() ? 'enter' : 'send'}
          onChange={(event) => typeDraft(draftKey, event.target.value)}
          onKeyDown={onKeyDown}
          className={cx(
            'field-sizing-content block min-h-[calc(2lh+1rem)] w-full resize-none bg-transparent px-3 py-2 text-ink outline-none placeholder:text-[min(1rem,4.6vw)] placeholder:text-ink-faint disabled:cursor-not-allowed',
            // In a low window close together, and at most as high as leaves half of it to the talk.
            'group-data-low/chat:min-h-[calc(2lh+0.5rem)] group-data-low/chat:py-1 group-data-low/chat:leading-tight',
            'group-data-low/chat:max-h-[max(2lh+0.5rem,min(4lh+0.5rem,28dvh))]!',
            // An empty field grows with its placeholder too, and a child may have a long name.
            text === '' ? 'max-h-[calc(4lh+1rem)] overflow-hidden' : 'max-h-[calc(8lh+1rem)]',
          )}
        />
        {text.length >= COUNT_FROM_CHARS ? <Count length={text.length} /> : null}
      </div>
      {canDictate() ? (
        <Suspense>
          <VoiceButton
            isDisabled={isDisabled || isBusy}
            onWords={(words) => typeDraft(draftKey, withWords(readDraft(draftKey).text, words))}
          />
        </Suspense>
      ) : null}
      <button
        type="button"
        aria-label={isStop ? 'Stop answering' : 'Send message'}
        title={isStop ? 'Stop (Esc)' : 'Send (Enter)'}
        disabled={isStop ? isStopping : !canSend}
        onClick={isStop ? stop : send}
        className={cx(
          'touch m-0.5 inline-flex shrink-0 items-center justify-center rounded-full transition-[background-color,color,scale] duration-150',
          'focus-visible:rounded-full active:not-disabled:scale-95 disabled:bg-ink/8 disabled:text-ink-faint',
          isStop ? 'bg-ink text-paper' : 'bg-accent text-on-accent not-disabled:hover:bg-accent-deep',
        )}
      >
        {isStop ? (
          <Square aria-hidden="true" className="size-4 fill-current" />
        ) : (
          <ArrowUp aria-hidden="true" className="size-5" />
        )}
      </button>
    </form>
  )
}

function Count({ length }: { length: number }) {
  const over = length - MESSAGE_MAX_CHARS
  return (
    <p
      id="chat-count"
      className={cx(
        'px-3 pb-1 text-xs tabular-nums',
        over > 0 ? 'font-semibold text-danger-ink' : 'text-ink-faint',
      )}
    >
      {length.toLocaleString('en')} / {MESSAGE_MAX_CHARS.toLocaleString('en')}
      {over > 0 ? ` · ${over.toLocaleString('en')} too many` : ''}
    </p>
  )
}

const canDictate = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window

/** What was said is added to what was typed. */
const withWords = (text: string, words: string) =>
  text === '' || /\s$/.test(text) ? text + words.trim() : `${text} ${words.trim()}`

const isTouch = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches
