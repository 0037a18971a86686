import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type SaveBarProps = { isDirty: boolean; isSaving: boolean; error: string | null; onSave: () => void }

/** The one button that saves the page; it stays in view. */
export function SaveBar({ isDirty, isSaving, error, onSave }: SaveBarProps) {
  return (
    <div className="sticky bottom-(--bar) z-10 -mx-5 mt-10 -mb-4 space-y-3 border-line border-t bg-paper/90 px-5 py-4 backdrop-blur-md sm:-mx-8 sm:px-8">
      {error ? <Notice tone="error">{error}</Notice> : null}
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <p role="status" className="text-ink-soft text-sm empty:-me-5">
          {isDirty ? 'You have unsaved changes.' : ''}
        </p>
        <Button
          onClick={onSave}
          isLoading={isSaving}
          loadingText="Saving..."
          className="grow sm:min-w-52 sm:grow-0"
        >
          Save All Changes
        </Button>
      </div>
    </div>
  )
}
