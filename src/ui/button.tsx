import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { useIsAwake } from './use-is-awake.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'quiet-danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-sm not-disabled:hover:bg-accent-deep',
  secondary:
    'border border-edge/55 bg-surface text-ink not-disabled:hover:border-edge not-disabled:hover:bg-sunk',
  soft: 'bg-accent-wash text-accent-ink not-disabled:hover:bg-accent-wash/70',
  quiet: 'text-ink-soft not-disabled:hover:bg-ink/6 not-disabled:hover:text-ink',
  danger: 'bg-danger text-on-danger shadow-sm not-disabled:hover:bg-danger-deep',
  'quiet-danger':
    'border border-danger/45 text-danger-ink not-disabled:hover:border-danger not-disabled:hover:bg-danger-wash',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'px-4 text-sm',
  md: 'px-5',
  lg: 'min-h-13 px-7 text-lg',
}

/** The look of a button, for links that lead somewhere: `<Link className={buttonClass('primary', 'lg')}>`. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string) {
  return cx(
    'touch inline-flex select-none items-center justify-center gap-2 rounded-full py-1.5 text-balance text-center font-semibold leading-tight',
    'transition-[background-color,border-color,color,scale] duration-150 focus-visible:rounded-full',
    'active:not-disabled:scale-[0.98] not-data-asleep:disabled:opacity-50 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    className,
  )
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner and ignores presses, while keeping keyboard focus on the button. */
  isLoading?: boolean
  /** Words shown instead of the children while loading. */
  loadingText?: string
  icon?: ReactNode
}

export function Button({
  variant,
  size,
  isLoading = false,
  loadingText,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  // Sent before its code runs, a form would go to the address bar with every word in it.
  const isAsleep = !useIsAwake() && type === 'submit'
  return (
    <button
      {...rest}
      disabled={disabled || isAsleep}
      data-asleep={isAsleep || undefined}
      type={isLoading ? 'button' : type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? undefined : onClick}
      className={buttonClass(variant, size, className)}
    >
      {isLoading ? <Spinner /> : icon}
      {isLoading && loadingText ? loadingText : children}
    </button>
  )
}
