import { type ReactNode, useId } from 'react'

type AgePickerProps = {
  /** Months. Without it the browser holds what is chosen, and `chosenAge` reads it. */
  value?: number | null
  onPick?: (months: number) => void
}

const MONTHS = [1, 3, 6, 9]
const YEARS = Array.from({ length: 18 }, (_, n) => n + 1)

/** How old the child is: one tap, and nobody has to. */
export function AgePicker({ value, onPick }: AgePickerProps) {
  const name = useId()
  const choose = (months: number, shown: number, unit: 'month' | 'year') => (
    <Choice
      key={months}
      name={name}
      shown={unit === 'month' ? `${shown} mo` : `${shown}`}
      label={`${shown} ${unit}${shown === 1 ? '' : 's'}`}
      isChosen={value === undefined ? undefined : value === months}
      months={months}
      onPick={onPick}
    />
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm">
        <span className="font-semibold">How old is your child?</span>{' '}
        <span className="text-ink-faint">Optional</span>
      </legend>
      <div className="space-y-1">
        <Row unit="Months" columns="grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))]">
          {MONTHS.map((months) => choose(months, months, 'month'))}
        </Row>
        <Row unit="Years" columns="grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))]">
          {YEARS.map((years) => choose(years * 12, years, 'year'))}
        </Row>
      </div>
    </fieldset>
  )
}

/** The age that was tapped in a part of the page, in months: also one tapped before the page was awake. */
export const chosenAge = (part: HTMLElement | null): number | null =>
  Number(part?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value) || null

function Row({ unit, columns, children }: { unit: string; columns: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1">
      <span aria-hidden="true" className="w-12 shrink-0 whitespace-nowrap text-ink-soft text-xs">
        {unit}
      </span>
      <div className={`grid grow gap-1 ${columns}`}>{children}</div>
    </div>
  )
}

type ChoiceProps = {
  name: string
  shown: string
  label: string
  isChosen: boolean | undefined
  months: number
  onPick: AgePickerProps['onPick']
}

function Choice({ name, shown, label, isChosen, months, onPick }: ChoiceProps) {
  return (
    <label className="relative inline-flex h-11 items-center justify-center whitespace-nowrap rounded-full border border-edge/45 bg-surface px-1 text-ink-soft text-sm tabular-nums transition-colors hover:border-accent hover:bg-accent-wash hover:text-accent-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        aria-label={label}
        value={months}
        checked={isChosen}
        onChange={() => onPick?.(months)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {shown}
    </label>
  )
}
