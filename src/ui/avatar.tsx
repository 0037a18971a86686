import { cx } from './cx.ts'

const SIZES = { sm: 'size-9 text-sm', md: 'size-12 text-base', lg: 'size-16 text-xl' }

type AvatarProps = {
  name: string
  /** See childColour; without one it has the colour of what stands around it. */
  colour?: number
  size?: keyof typeof SIZES
  className?: string
}

/** Somebody's initials on their colour. Decorative: the name stands beside it. */
export function Avatar({ name, colour, size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-child={colour}
      className={cx(
        'inline-flex shrink-0 select-none items-center justify-center rounded-full bg-child-wash font-semibold text-child-ink',
        SIZES[size],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('') || '?'
}
