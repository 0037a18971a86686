import type { Ref } from 'react'
import { cx } from '../../../ui/cx.ts'
import { controlClass, Field } from '../../../ui/forms/field.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import type { AgeUnit } from '../../rules.ts'
import { isAgeText } from '../../rules.ts'

const UNITS: { value: AgeUnit; label: string }[] = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
]

type AgeInputProps = {
  age: string
  unit: AgeUnit
  onAge: (age: string) => void
  onUnit: (unit: AgeUnit) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  error?: string | undefined
  isDisabled?: boolean
}

/** A number from 0 to 99, in years or, for the little ones, in months. Other input is ignored. */
export function AgeInput({ age, unit, onAge, onUnit, onBlur, inputRef, error, isDisabled }: AgeInputProps) {
  return (
    <Field label="Age" error={error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            {...control}
            ref={inputRef}
            value={age}
            onBlur={onBlur}
            readOnly={isDisabled}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ currentTarget: input }) => {
              if (isAgeText(input.value)) onAge(input.value)
              else input.value = age
            }}
            className={cx(controlClass, 'h-[3rem] w-24!')}
          />
          <Segmented
            legend="Age in years or months"
            options={UNITS}
            value={unit}
            isDisabled={isDisabled}
            onChange={onUnit}
          />
        </div>
      )}
    </Field>
  )
}
