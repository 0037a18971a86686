import { Pencil } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CopyButton } from '../answer/copy-button.tsx'

/** Under a parent's message; only the last one can be changed. */
export function QuestionActions({ text, onEdit }: { text: string; onEdit: (() => void) | null }) {
  return (
    <>
      {onEdit ? (
        <IconButton label="Edit message" onClick={onEdit} className="[&_svg]:size-4!">
          <Pencil aria-hidden="true" />
        </IconButton>
      ) : null}
      {/* Last, so that it stays in its place when the other comes. */}
      <CopyButton text={text} label="Copy message" />
    </>
  )
}
