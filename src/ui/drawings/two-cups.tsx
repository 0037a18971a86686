import { Drawing, type DrawingProps } from './drawing.tsx'

/** Two cups, still warm: time to talk. */
export function TwoCups(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-surface" d="M34 62h40v18c0 11-8 18-20 18s-20-7-20-18z" />
      <path d="M74 68h5c9 0 9 16 0 16h-6" />
      <path className="fill-accent-wash" d="M88 72h34v13c0 9-7 15-17 15s-17-6-17-15z" />
      <path d="M122 77h4c8 0 8 13 0 13h-5" />
      <path d="M26 104h110" />
      <path d="M46 52c-4-6 4-9 0-16M60 52c-4-6 4-9 0-16M105 62c-4-6 4-8 0-14" />
    </Drawing>
  )
}
