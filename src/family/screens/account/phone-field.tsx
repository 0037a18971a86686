import { formatPhone } from '../../../accounts/rules.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'

type PhoneFieldProps = { value: string; onChange: (phone: string) => void }

/** Keeps digits only and groups them while they are typed; the caret stays behind the digit it stood behind. */
export function PhoneField({ value, onChange }: PhoneFieldProps) {
  return (
    <TextField
      label="Phone"
      isOptional
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      value={value}
      onChange={({ currentTarget: input }) => {
        const before = input.value.slice(0, input.selectionStart ?? input.value.length)
        input.value = formatPhone(input.value)
        const caret = formatPhone(before).length
        input.setSelectionRange(caret, caret)
        onChange(input.value)
      }}
    />
  )
}
