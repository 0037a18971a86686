import { Drawing, type DrawingProps } from './drawing.tsx'

/** A kite that got away. */
export function Kite(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-accent-wash" d="M92 18l26 24-22 34-24-26z" />
      <path d="M92 18l4 58M72 50l46-8" />
      <path d="M96 76c-6 8-18 4-22 12s6 12-2 18" />
      <path className="fill-glow" d="M84 82l-7-4v9zM84 82l7 4-1-9" />
      <path
        className="fill-surface"
        d="M24 44c2-6 10-7 13-2 6-2 10 2 9 7H26c-3-1-3-4-2-5zM112 96c1-4 7-5 9-1 5-2 8 1 7 5h-15c-2-1-2-3-1-4z"
      />
    </Drawing>
  )
}
