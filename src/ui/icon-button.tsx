import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What a press does; read aloud, and shown by `Tooltips`. */
  label: string
}

/** A round button that holds one icon as its child. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tooltip
      className={cx(
        'touch inline-flex items-center justify-center rounded-full text-ink-soft transition-colors duration-150',
        'not-disabled:hover:bg-ink/7 not-disabled:hover:text-ink disabled:opacity-40 focus-visible:rounded-full [&_svg]:size-5',
        className,
      )}
    />
  )
}
