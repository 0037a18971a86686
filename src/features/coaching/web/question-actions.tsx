import { Pencil } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CopyButton } from './copy-button.tsx'

/** Under a parent's message; only the last one can be changed. */
export function QuestionActions({ text, onEdit }: { text: string; onEdit: (() => void) | null }) {
  return (
    <span className="inline-flex items-center">
      <CopyButton text={text} label="Copy message" />
      {onEdit ? (
        <IconButton label="Edit message" onClick={onEdit} className="[&_svg]:size-4!">
          <Pencil aria-hidden="true" />
        </IconButton>
      ) : null}
    </span>
  )
}
