import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/field.tsx'
import { TITLE_MAX_CHARS } from '../rules.ts'

type RenameFormProps = { title: string; onSave: (title: string) => void; onCancel: () => void }

export function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
  const [text, setText] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <form
      className="space-y-2 p-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onSave(text.trim())
      }}
    >
      <input
        ref={field}
        dir="auto"
        value={text}
        maxLength={TITLE_MAX_CHARS}
        aria-label="Name of the conversation"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          // The sheet around it stays open.
          event.preventDefault()
          event.stopPropagation()
          onCancel()
        }}
        className={`${controlClass} h-11 px-3`}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={text.trim() === ''}>
          Rename
        </Button>
      </div>
    </form>
  )
}
