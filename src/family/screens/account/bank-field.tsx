import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'

type BankFieldProps = {
  label: string
  /** What may be shown of what is kept; null where nothing is. */
  masked: string | null
  /** Null while it stays as it is. */
  value: string | null
  maxLength: number
  onChange: (value: string | null) => void
}

/** A detail that is shown masked and never comes back readable: it can be kept, replaced or taken away. */
export function BankField({ label, masked, value, maxLength, onChange }: BankFieldProps) {
  const isKept = masked !== null && value === null
  return (
    <div>
      {isKept ? (
        <div>
          <p className="mb-1.5 font-semibold text-sm">{label}</p>
          <p className="min-h-12 content-center rounded-md bg-sunk px-4 tabular-nums">{masked}</p>
        </div>
      ) : (
        <TextField
          label={label}
          isOptional
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={value ?? ''}
          onChange={({ currentTarget }) =>
            onChange(masked === null && currentTarget.value === '' ? null : currentTarget.value)
          }
          hint={masked === null ? undefined : `Left blank, ${masked} is removed when you save.`}
        />
      )}
      {masked === null ? null : (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onChange(isKept ? '' : null)}
          className="-mx-4 underline underline-offset-4"
        >
          {isKept ? 'Change or Remove' : `Keep ${masked}`}
          <span className="sr-only"> as {label}</span>
        </Button>
      )}
    </div>
  )
}
