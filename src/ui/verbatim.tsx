/** Words to the letter, line breaks and all; the long ones scroll in their box. */
export function Verbatim({ children }: { children: string }) {
  return (
    <pre
      dir="auto"
      className="wrap-anywhere max-h-80 overflow-y-auto whitespace-pre-wrap rounded-lg bg-sunk p-4 font-sans text-sm"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
      tabIndex={0}
    >
      {children}
    </pre>
  )
}
