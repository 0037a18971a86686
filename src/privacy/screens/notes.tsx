import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { centre } from '../../../content/site/privacy-centre.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConfirmDialog } from '../../ui/over/confirm-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { wordsFor } from '../../ui/words.ts'
import { forgetNotes, notesQuery, useChange } from './api.ts'
import { NoteItem } from './note-item.tsx'
import { Part } from './part.tsx'

const words = centre.notes

/** What the coach keeps for its later answers: to read, to put right, to forget. */
export function Notes() {
  const { data, error } = useQuery(notesQuery)
  const [isAsking, setIsAsking] = useState(false)
  const forgetAll = useChange(forgetNotes)
  const notes = data?.notes ?? []
  return (
    <Part heading={words.heading} lead={data && notes.length === 0 ? words.empty : words.lead}>
      {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
      {data || error ? null : <Skeleton className="h-20" />}
      {notes.length > 0 ? (
        <>
          <ul className="divide-y divide-line border-line border-y">
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
          </ul>
          <Button variant="secondary" size="sm" className="mt-4" onClick={() => setIsAsking(true)}>
            {words.all}
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.askAll}
        description={words.aboutAll}
        confirmLabel={words.all}
        isDanger
        isBusy={forgetAll.isPending}
        error={forgetAll.error ? wordsFor(forgetAll.error) : null}
        onConfirm={() => forgetAll.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </Part>
  )
}
