import { Drawing, type DrawingProps } from './drawing.tsx'

/** An umbrella in the rain: something is wrong, and it will pass. */
export function Umbrella(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        className="fill-accent-wash"
        d="M36 70c2-24 20-38 44-38s42 14 44 38c-5-5-11-5-15 0-5-6-12-6-16 0-4-5-10-5-14 0-5-6-11-6-15 0-4-6-10-6-14 0-4-5-10-5-14 0z"
      />
      <path d="M80 32v-6M80 68v30c0 9 13 9 13 0" />
      <path d="M64 70c0-18 6-30 16-38 10 8 15 20 15 38" />
      <path d="M46 22l-4 8M62 14l-3 7M104 16l-4 8M122 26l-4 8M134 46l-3 7" />
    </Drawing>
  )
}
