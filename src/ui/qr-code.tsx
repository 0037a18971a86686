import { encode } from 'uqr'

const QUIET_MODULES = 4

/** Dark on light in either colour scheme: not every scanner reads the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block size-52 rounded-lg bg-white text-black"
    >
      <path fill="currentColor" d={dark.join('')} />
    </svg>
  )
}
