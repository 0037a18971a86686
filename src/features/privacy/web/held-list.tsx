import { centre } from '../../../../content/site/privacy-centre.ts'
import type { PrivacyOverview } from '../contract.ts'
import { Part } from './part.tsx'

const { heading, lead, groups } = centre.held

export function HeldList({ held }: Pick<PrivacyOverview, 'held'>) {
  return (
    <Part heading={heading} lead={lead}>
      <dl className="divide-y divide-line">
        {held.map(({ group, items }) => (
          <div key={group} className="py-4 first:pt-0 last:pb-0">
            <dt className="font-semibold">{groups[group].title}</dt>
            <dd className="text-ink-soft text-sm">{groups[group].why}</dd>
            <dd>
              <ul className="mt-2 flex flex-wrap gap-2 text-sm">
                {items.map(({ what, count }) => (
                  <li key={what} className="rounded-full bg-sunk px-3 py-1">
                    {what}: <b className="font-semibold tabular-nums">{count}</b>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
