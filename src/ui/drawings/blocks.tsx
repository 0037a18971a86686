import { Drawing, type DrawingProps } from './drawing.tsx'

/** Building blocks, one on the other: what has come together. */
export function Blocks(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-accent-wash" d="M38 74h30v30H38zM92 74h30v30H92z" />
      <path className="fill-surface" d="M65 74h30v30H65z" />
      <path className="fill-glow" d="M52 44h30v30H52z" />
      <path className="fill-surface" d="M80 44h30v30H80z" />
      <path className="fill-accent-wash" d="M66 44V30l15-13 15 13v14z" />
      <circle cx="53" cy="89" r="7" />
      <path d="M80 82l7 13H73zM100 82h14v14h-14zM67 52v14M60 59h14" />
      <path d="M95 66c-4-3-6.500-5-6.500-7.500 0-1.800 1.400-3 3.100-3 1.400 0 2.700.8 3.400 2 .7-1.200 2-2 3.400-2 1.700 0 3.100 1.200 3.100 3 0 2.500-2.500 4.500-6.500 7.500z" />
    </Drawing>
  )
}
