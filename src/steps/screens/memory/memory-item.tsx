import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { dayOf } from '../../../ui/day-of.ts'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { wordsFor } from '../../../ui/words.ts'
import type { Memory } from '../../contract.ts'
import { memoryForm } from '../../forms.ts'
import { MEMORY_MAX_CHARS } from '../../rules.ts'
import { forgetMemory, saveMemory, useChange } from '../api.ts'
import { CHATS } from '../use-outcome.ts'

const ABOUT: Record<Memory['about'], string> = {
  answer: 'You told the coach',
  routine: 'A routine',
  person: 'Someone in your life',
  hard: "Something that's hard",
}

/** One thing the coach remembers, with the message it came from. */
export function MemoryItem({ memory }: { memory: Memory }) {
  const [isOpen, setIsOpen] = useState(false)
  const forget = useChange(forgetMemory)
  const { id, childId, childName, conversationId: conversation, messageId: message } = memory
  return (
    <li className="py-4">
      <p className="text-ink-soft text-sm wrap-anywhere">
        {ABOUT[memory.about]} · <bdi>{childName}</bdi> · {dayOf(memory.createdAt)}
      </p>
      {forget.error ? (
        <Notice tone="error" className="mt-2">
          {wordsFor(forget.error)}
        </Notice>
      ) : null}
      {memory.question ? (
        <p dir="auto" className="mt-1 text-ink-soft wrap-anywhere">
          {memory.question}
        </p>
      ) : null}
      {isOpen ? (
        <MemoryForm memory={memory} onClose={() => setIsOpen(false)} />
      ) : (
        <>
          <p dir="auto" className="mt-1 wrap-anywhere">
            {memory.text}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <Button variant="soft" size="sm" onClick={() => setIsOpen(true)}>
              Edit
            </Button>
            <Button variant="quiet" size="sm" isLoading={forget.isPending} onClick={() => forget.mutate(id)}>
              Forget
            </Button>
            <Link
              to={CHATS[memory.kind]}
              params={{ childId }}
              search={{ conversation, message }}
              className="touch inline-flex items-center px-2 font-semibold text-accent-ink text-sm underline decoration-accent/40 underline-offset-4"
            >
              Your message
            </Link>
          </div>
        </>
      )}
    </li>
  )
}

function MemoryForm({ memory: { id, text }, onClose }: { memory: Memory; onClose: () => void }) {
  const { register, handleSubmit, formState } = useSchemaForm(memoryForm, { defaultValues: { text } })
  const save = useChange(saveMemory)
  const submit = handleSubmit((given) => save.mutate({ id, ...given }, { onSuccess: onClose }))
  return (
    <form noValidate onSubmit={submit} className="mt-2 space-y-3">
      {save.error ? <Notice tone="error">{wordsFor(save.error)}</Notice> : null}
      <Textarea
        label="What the coach remembers"
        rows={3}
        maxLength={MEMORY_MAX_CHARS}
        error={formState.errors.text?.message}
        {...register('text')}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" isLoading={save.isPending}>
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
