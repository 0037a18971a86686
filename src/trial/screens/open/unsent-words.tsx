/** What a visitor wrote where it can't be sent: it's theirs to copy, and isn't lost. */
export function UnsentWords({ text }: { text: string }) {
  if (text.trim() === '') return null
  return (
    <div className="rounded-lg bg-sunk px-4 py-3 text-sm">
      <p className="text-ink-soft">You wrote this, and it wasn't sent:</p>
      <p dir="auto" className="wrap-anywhere mt-1 max-h-32 overflow-y-auto whitespace-pre-wrap">
        {text}
      </p>
    </div>
  )
}
