import { Controller, useWatch } from 'react-hook-form'
import { AgeInput } from './age-input.tsx'
import type { ChildForm } from './child-form.ts'

type AgeFieldProps = { form: ChildForm; isDisabled: boolean }

/** The age of a child's form. */
export function AgeField({ form, isDisabled }: AgeFieldProps) {
  const unit = useWatch({ control: form.control, name: 'ageUnit' })
  return (
    <Controller
      control={form.control}
      name="age"
      render={({ field, fieldState }) => (
        <AgeInput
          age={field.value}
          unit={unit}
          onAge={field.onChange}
          onUnit={(next) => {
            form.setValue('ageUnit', next, { shouldDirty: true })
            if (fieldState.error) void form.trigger('age')
          }}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={fieldState.error?.message}
          isDisabled={isDisabled}
        />
      )}
    />
  )
}
