/** What a screen reader hears: where an answer begins and ends, never each word of it. */
export function Spoken({ status, alert }: { status: string; alert: string }) {
  return (
    <div className="sr-only">
      <p role="status">{status}</p>
      <p role="alert">{alert}</p>
    </div>
  )
}
