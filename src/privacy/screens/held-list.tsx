import { centre } from '../../../content/site/privacy-centre.ts'
import type { PrivacyOverview } from '../contract.ts'
import { Part } from './part.tsx'

const { heading, lead, groups, items: words } = centre.held

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
                {items.map(({ table, count }) => (
                  <li key={table} className="rounded-2xl bg-sunk px-3 py-1 tabular-nums">
                    {wordsOf(table, count)}
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

const wordsOf = (table: string, count: number): string => {
  const [one, several] = words[table] ?? [table, table]
  return count === 1 ? one : several.replace('#', String(count))
}
