import { useId } from 'react'
import { cx } from '../cx.ts'

const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

type RadioScaleProps = {
  /** The statement that is rated. */
  legend: string
  value: Rating | null
  onChange: (value: Rating) => void
  lowLabel?: string
  highLabel?: string
  /** Puts '3 of 24' before the statement. */
  step?: string | undefined
  /** A finger or a mouse chose, also what was chosen before; not the arrow keys. */
  onTap?: ((value: Rating) => void) | undefined
  className?: string
}

/** A statement rated from 1 to 5. Tab enters the scale, arrow keys or a press choose. */
export function RadioScale(props: RadioScaleProps) {
  const {
    legend,
    value,
    onChange,
    onTap,
    lowLabel = 'Not at all',
    highLabel = 'Very much',
    step,
    className,
  } = props
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="mb-3 text-ink leading-snug">
        {step ? <span className="block pb-0.5 text-ink-faint text-xs tabular-nums">{step}</span> : null}
        {legend}
      </legend>
      <div className="flex max-w-sm justify-between gap-1.5">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className={cx(
              'relative flex size-12 items-center justify-center rounded-full border border-edge/60 bg-surface font-semibold text-ink-soft tabular-nums',
              'transition-[background-color,border-color,color,scale] duration-150 hover:border-accent hover:bg-accent-wash hover:text-accent-ink active:scale-95',
              'has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              onClick={({ detail }) => {
                // Keys click too, with no detail; the second press of a double one meant nothing more.
                if (detail === 1) onTap?.(rating)
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {rating}
            {rating === 1 ? <span className="sr-only">, {lowLabel}</span> : null}
            {rating === 5 ? <span className="sr-only">, {highLabel}</span> : null}
          </label>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1.5 flex max-w-sm justify-between text-ink-faint text-xs">
        <span>{lowLabel}</span>
        <span>{highLabel}</span>
      </div>
    </fieldset>
  )
}
