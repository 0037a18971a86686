import { useLayoutEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/forms/field.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { renameForm } from '../../forms.ts'
import { TITLE_MAX_CHARS } from '../../rules.ts'

type RenameFormProps = { title: string; onSave: (title: string) => void; onCancel: () => void }

export function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
  const { register, handleSubmit, setFocus, formState } = useSchemaForm(renameForm, {
    mode: 'onChange',
    defaultValues: { title },
  })
  useLayoutEffect(() => setFocus('title', { shouldSelect: true }), [setFocus])
  return (
    <form className="space-y-2 p-2" onSubmit={handleSubmit((given) => onSave(given.title))}>
      <input
        dir="auto"
        maxLength={TITLE_MAX_CHARS}
        aria-label="Name of the conversation"
        {...register('title')}
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
        <Button type="submit" size="sm" disabled={formState.errors.title !== undefined}>
          Rename
        </Button>
      </div>
    </form>
  )
}
