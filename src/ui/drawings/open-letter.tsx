import { Drawing, type DrawingProps } from './drawing.tsx'

/** A letter that has come. */
export function OpenLetter(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className="fill-accent-wash" d="M40 54l40-26 40 26v42a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4z" />
      <path className="fill-surface" d="M52 62V36a3 3 0 0 1 3-3h50a3 3 0 0 1 3 3v26L80 80z" />
      <path
        className="fill-glow"
        d="M80 64c-7-5-11-8.500-11-13 0-3 2.500-5.500 5.500-5.500 2.300 0 4.300 1.300 5.500 3.300 1.200-2 3.200-3.300 5.500-3.300 3 0 5.500 2.500 5.500 5.500 0 4.500-4 8-11 13z"
      />
      <path d="M40 56l32 22M120 56L88 78M42 98l28-22M118 98L90 76" />
    </Drawing>
  )
}
