import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

type EditableCardProps = {
  title: ReactNode
  /** Read aloud behind 'Edit' and 'Cancel', because a page has several. */
  about: string
  tags?: ReactNode
  isEditing: boolean
  /** Null where nothing can be changed. */
  onToggle: (() => void) | null
  cancelLabel?: string
  children: ReactNode
}

/** A card that is read until its one button turns it into a form; the button stays where it is, and so does the focus. */
export function EditableCard(props: EditableCardProps) {
  const { title, about, tags, isEditing, onToggle, cancelLabel = 'Cancel', children } = props
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-4 flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 pt-2">
          <h3 className="font-semibold text-lg leading-snug wrap-anywhere">{title}</h3>
          {tags}
        </div>
        <Button
          variant="quiet"
          size="sm"
          disabled={!onToggle}
          onClick={onToggle ?? undefined}
          className="-mr-2 shrink-0 underline underline-offset-4"
        >
          {isEditing ? cancelLabel : 'Edit'}
          <span className="sr-only"> {about}</span>
        </Button>
      </div>
      {children}
    </Card>
  )
}
