import type { UseFormReturn } from 'react-hook-form'
import { Controller, useWatch } from 'react-hook-form'
import { AgeInput } from './age-input.tsx'
import type { ChildFormValues } from './child-form.ts'
import { ageProblem } from './child-form.ts'

type AgeFieldProps = { form: UseFormReturn<ChildFormValues>; isDisabled: boolean }

/** The age of a child's form. */
export function AgeField({ form, isDisabled }: AgeFieldProps) {
  const unit = useWatch({ control: form.control, name: 'ageUnit' })
  return (
    <Controller
      control={form.control}
      name="age"
      rules={{ validate: (age, { ageUnit }) => ageProblem(age, ageUnit) }}
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
