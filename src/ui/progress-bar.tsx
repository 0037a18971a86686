import { cx } from './cx.ts'

type ProgressBarProps = {
  /** Read aloud as its name. */
  label: string
  value: number
  max: number
  /** Read aloud instead of the bare number, e.g. '7 messages left (3/10)'. */
  valueText?: string
  /** Warm when it runs low, red when it is used up. */
  tone?: 'accent' | 'warm' | 'danger'
  className?: string
}

const TONES = {
  accent: '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
  warm: '[&::-moz-progress-bar]:bg-glow [&::-webkit-progress-value]:bg-glow',
  danger: '[&::-moz-progress-bar]:bg-danger [&::-webkit-progress-value]:bg-danger',
}

/** The browser's own progress element, because its width needs no style attribute. */
export function ProgressBar({ label, value, max, valueText, tone = 'accent', className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={Math.max(0, Math.min(value, max))}
      max={max > 0 ? max : 1}
      className={cx(
        'block h-2 w-full appearance-none overflow-hidden rounded-full bg-ink/10 [&::-webkit-progress-bar]:bg-transparent',
        '[&::-moz-progress-bar]:rounded-full [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-500',
        TONES[tone],
        className,
      )}
    />
  )
}
