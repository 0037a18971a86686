import { Drawing, type DrawingProps } from './drawing.tsx'

/** A door ajar, and light behind it. */
export function Door(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-glow" d="M58 20h46v86H58z" />
      <path className="fill-accent-wash" d="M58 20l30 10v84l-30-8z" />
      <circle cx="80" cy="72" r="2.5" className="fill-surface" />
      <path d="M34 106h24M104 106h24" />
      <path d="M116 106l-3-16h16l-3 16zM121 90V76" />
      <path
        className="fill-accent-wash"
        d="M121 82c-1-7-6-10-12-9 0 7 5 11 12 9zM121 78c0-7 5-11 12-10 0 7-5 12-12 10z"
      />
    </Drawing>
  )
}
