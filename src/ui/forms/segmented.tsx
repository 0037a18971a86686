import { useId } from 'react'

type SegmentedProps<Value extends string> = {
  /** Read aloud as the group's name; hidden from view. */
  legend: string
  options: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  isDisabled?: boolean
}

/** Two to four choices side by side, where one is always chosen. Arrow keys move. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, options, value, onChange, isDisabled } = props
  const name = useId()
  return (
    <fieldset
      disabled={isDisabled}
      className="inline-flex max-w-full flex-wrap rounded-[1.75rem] bg-sunk p-1"
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="touch inline-flex items-center justify-center rounded-full px-4 font-semibold text-ink-soft text-sm transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
