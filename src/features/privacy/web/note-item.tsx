import { type FormEvent, useState } from 'react'
import { centre } from '../../../../content/site/privacy-centre.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { wordsFor } from '../../../ui/words.ts'
import type { Note } from '../contract.ts'
import { SUMMARY_MAX_CHARS } from '../rules.ts'
import { forgetNote, saveNote, useChange } from './api.ts'
import { dayText, fillWords } from './fill-words.ts'

const words = centre.notes

export function NoteItem({ note }: { note: Note }) {
  const [draft, setDraft] = useState<string | null>(null)
  const save = useChange(saveNote)
  const forget = useChange(forgetNote)
  const error = save.error ?? forget.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft?.trim()) save.mutate({ id: note.id, summary: draft }, { onSuccess: () => setDraft(null) })
  }
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
      {draft === null ? (
        <>
          <p dir="auto" className="wrap-anywhere mt-1">
            {note.summary}
          </p>
          <div className="mt-2 flex gap-2">
            <Button variant="soft" size="sm" onClick={() => setDraft(note.summary)}>
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
      ) : (
        <form onSubmit={submit} className="mt-2 space-y-3">
          <Textarea
            label={words.field}
            rows={4}
            maxLength={SUMMARY_MAX_CHARS}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <div className="flex gap-2">
            <Button type="submit" size="sm" isLoading={save.isPending}>
              {words.save}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setDraft(null)}>
              {words.cancel}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
