import type { UseFormReturn } from 'react-hook-form'
import { Controller, useWatch } from 'react-hook-form'
import { cx } from '../../../ui/cx.ts'
import { controlClass, Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { AgeUnit } from '../rules.ts'
import { isAgeText } from '../rules.ts'
import type { ChildFormValues } from './child-form.ts'
import { ageProblem } from './child-form.ts'

const UNITS: { value: AgeUnit; label: string }[] = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
]

type AgeFieldProps = { form: UseFormReturn<ChildFormValues>; isDisabled: boolean }

/** A number from 0 to 99, in years or, for the little ones, in months. Other input is ignored. */
export function AgeField({ form, isDisabled }: AgeFieldProps) {
  const unit = useWatch({ control: form.control, name: 'ageUnit' })
  return (
    <Controller
      control={form.control}
      name="age"
      rules={{ validate: (age, { ageUnit }) => ageProblem(age, ageUnit) }}
      render={({ field, fieldState }) => (
        <Field label="Age" error={fieldState.error?.message}>
          {(control) => (
            <div className="flex flex-wrap items-center gap-3">
              <input
                {...field}
                {...control}
                readOnly={isDisabled}
                inputMode="decimal"
                autoComplete="off"
                onChange={(event) => {
                  if (isAgeText(event.target.value)) field.onChange(event.target.value)
                }}
                className={cx(controlClass, 'h-12 w-24!')}
              />
              <Segmented
                legend="Age in years or months"
                options={UNITS}
                value={unit}
                isDisabled={isDisabled}
                onChange={(next) => {
                  form.setValue('ageUnit', next, { shouldDirty: true })
                  if (fieldState.error) void form.trigger('age')
                }}
              />
            </div>
          )}
        </Field>
      )}
    />
  )
}
