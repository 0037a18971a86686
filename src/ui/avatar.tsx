import { cx } from './cx.ts'

const SIZES = { sm: 'size-9 text-sm', md: 'size-12 text-base', lg: 'size-16 text-xl' }
const TINTS = ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-6']

type AvatarProps = { name: string; size?: keyof typeof SIZES; className?: string }

/** A child's initials on a warm colour that stays theirs. Decorative: the name stands beside it. */
export function Avatar({ name, size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 select-none items-center justify-center rounded-full font-semibold',
        SIZES[size],
        tintOf(name),
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

function tintOf(name: string) {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return TINTS[sum % TINTS.length]
}
