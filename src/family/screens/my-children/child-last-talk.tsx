import type { LastTalk } from '../../contract.ts'

/** What was talked about last, in the parent's own words. */
export function ChildLastTalk({ opening, note }: Pick<LastTalk, 'opening' | 'note'>) {
  if (!opening && !note) return null
  return (
    <dl className="space-y-2 rounded-lg bg-child-wash px-4 py-3 text-sm">
      {opening ? (
        <div>
          <dt className="font-medium text-child-ink">Last time you asked</dt>
          <dd dir="auto" className="line-clamp-2 text-ink wrap-anywhere">
            {opening}
          </dd>
        </div>
      ) : null}
      {note ? (
        <div>
          <dt className="font-medium text-child-ink">You've talked about</dt>
          <dd className="text-ink">{note}</dd>
        </div>
      ) : null}
    </dl>
  )
}
