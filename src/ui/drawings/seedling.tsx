import { Drawing, type DrawingProps } from './drawing.tsx'

/** A seedling in its pot: something is about to begin. */
export function Seedling(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-surface" d="M58 76h44l-5 28a4 4 0 0 1-4 3H67a4 4 0 0 1-4-3z" />
      <path className="fill-surface" d="M54 68h52v9H54z" />
      <path d="M80 68V42" />
      <path className="fill-accent-wash" d="M80 50c-2-13-12-18-26-17 0 13 10 20 26 17z" />
      <path className="fill-accent-wash" d="M80 42c1-14 11-21 27-20 0 14-10 23-27 20z" />
      <path d="M80 50c-6-5-12-8-17-10M80 42c6-6 12-10 18-13" />
      <circle cx="124" cy="38" r="6" className="fill-glow" />
      <path d="M124 26v2M124 48v2M112 38h2M134 38h2" />
    </Drawing>
  )
}
