import { useQuery } from '@tanstack/react-query'
import { safety } from '../../../content/site/safety.ts'
import { countsQuery } from './api.ts'
import { Section } from './section.tsx'

const { heading, lead, empty, few } = safety.counts

export function MonthCounts() {
  const { data } = useQuery(countsQuery)
  if (!data) return null
  return (
    <Section heading={heading} lead={lead}>
      {data.months.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table className="w-full max-w-sm text-left">
          <thead className="text-ink-soft text-sm">
            <tr className="border-line border-b">
              <th scope="col" className="py-2 font-semibold">
                Month
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                Cards
              </th>
            </tr>
          </thead>
          <tbody>
            {data.months.map(({ month, cards }) => (
              <tr key={month} className="border-line border-b">
                <th scope="row" className="py-2.5 font-normal">
                  {monthText(month)}
                </th>
                <td className="py-2.5 text-right tabular-nums">{cards ?? few}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

const monthText = (month: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })
