import { useState } from 'react'
import { centre } from '../../../content/site/privacy-centre.ts'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { wordsFor } from '../../ui/words.ts'
import type { Note } from '../contract.ts'
import { noteForm } from '../forms.ts'
import { SUMMARY_MAX_CHARS } from '../rules.ts'
import { forgetNote, saveNote, useChange } from './api.ts'
import { dayText, fillWords } from './fill-words.ts'

const words = centre.notes

export function NoteItem({ note }: { note: Note }) {
  const [isOpen, setIsOpen] = useState(false)
  const forget = useChange(forgetNote)
  const { error } = forget
  return (
    <li className="py-4">
      <p className="text-ink-soft text-sm">
        <bdi className="wrap-anywhere">
          {fillWords(words.kinds[note.kind], { child: note.childName ?? '' })}
        </bdi>
        , {dayText(note.createdAt)}
      </p>
      {error ? (
        <Notice tone="error" className="mt-2">
          {wordsFor(error)}
        </Notice>
      ) : null}
      {isOpen ? (
        <NoteForm note={note} onClose={() => setIsOpen(false)} />
      ) : (
        <>
          <p dir="auto" className="wrap-anywhere mt-1">
            {note.summary}
          </p>
          <div className="mt-2 flex gap-2">
            <Button variant="soft" size="sm" onClick={() => setIsOpen(true)}>
              {words.edit}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              isLoading={forget.isPending}
              onClick={() => forget.mutate(note.id)}
            >
              {words.forget}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function NoteForm({ note: { id, summary }, onClose }: { note: Note; onClose: () => void }) {
  const { register, handleSubmit, formState } = useSchemaForm(noteForm, { defaultValues: { summary } })
  const save = useChange(saveNote)
  const submit = handleSubmit((given) => save.mutate({ id, ...given }, { onSuccess: onClose }))
  return (
    <form noValidate onSubmit={submit} className="mt-2 space-y-3">
      {save.error ? <Notice tone="error">{wordsFor(save.error)}</Notice> : null}
      <Textarea
        label={words.field}
        rows={4}
        maxLength={SUMMARY_MAX_CHARS}
        error={formState.errors.summary?.message}
        {...register('summary')}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" isLoading={save.isPending}>
          {words.save}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
