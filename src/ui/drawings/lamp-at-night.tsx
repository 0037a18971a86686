import { Drawing, type DrawingProps } from './drawing.tsx'

/** An armchair under a lamp, the moon in the window: for the hours at which parents ask. */
export function LampAtNight(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-surface" d="M96 24h34v40H96z" />
      <path d="M113 24v40M96 44h34" />
      <path className="fill-glow" d="M121 30a6 6 0 1 0 4 10a7 7 0 0 1-4-10z" />
      <path className="fill-glow" d="M34 34h22l7 20H27z" />
      <path d="M45 54v46M36 100h18" />
      <path className="fill-accent-wash" d="M72 76c0-12 8-18 19-18s19 6 19 18v8H72z" />
      <path
        className="fill-accent-wash"
        d="M64 78c5-3 10 0 10 6v4h34v-4c0-6 5-9 10-6 4 3 3 8 1 12l-3 8H66l-3-8c-2-4-3-9 1-12z"
      />
      <path d="M72 98v6M110 98v6" />
    </Drawing>
  )
}
