import { useId, useLayoutEffect, useRef } from 'react'
import { MESSAGE_MAX_CHARS } from '../../../coach/rules.ts'
import { Button } from '../../../ui/button.tsx'
import { useGrowingField } from '../composer/use-growing-field.ts'
import type { Talk } from '../talk/talk.ts'

type EditMessageProps = { text: string; messageId: string; talk: Talk; canSend: boolean }

/** Stands where the parent's last message was, while they change it. */
export function EditMessage({ text, messageId, talk, canSend }: EditMessageProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useGrowingField(field, text)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])
  const isTooLong = text.length > MESSAGE_MAX_CHARS
  const mayNotSend = !canSend || isTooLong || text.trim() === ''
  const cancel = () => {
    talk.edit(null)
    document.querySelector<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
  }
  return (
    <form
      className="ms-auto w-full max-w-[88%] rounded-xl rounded-ee-sm bg-accent-wash p-3 sm:max-w-[80%]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!mayNotSend) talk.sendEdited(messageId, text)
      }}
    >
      <textarea
        ref={field}
        dir="auto"
        rows={2}
        value={text}
        aria-label="Change your message"
        aria-describedby={id}
        onChange={(event) => talk.edit({ messageId, text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          event.preventDefault()
          cancel()
        }}
        className="field-sizing-content block max-h-[calc(12lh+1rem)] w-full resize-none rounded-md bg-surface px-3 py-2 text-ink"
      />
      <p id={id} className="mt-2 px-1 text-ink-soft text-sm">
        {isTooLong
          ? `This is ${text.length - MESSAGE_MAX_CHARS} characters too long.`
          : 'This message and its answer are removed for good. The new answer counts as one message.'}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={mayNotSend}>
          Send
        </Button>
      </div>
    </form>
  )
}
