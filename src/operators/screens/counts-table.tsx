import type { ReactNode } from 'react'

type CountsTableProps = {
  caption: string
  columns: readonly { name: string; isNumber?: boolean }[]
  /** As many cells as columns. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Said where there are no rows. */
  empty: string
}

/** A part of the operators' page: what it's about, and its numbers. */
export function CountsTable({ caption, columns, rows, empty }: CountsTableProps) {
  if (rows.length === 0) return <p className="text-ink-soft text-sm">{empty}</p>
  return (
    <div className="max-h-96 overflow-auto">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                className={`${CELL} sticky top-0 bg-surface font-semibold ${side(isNumber)}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row" className={`${CELL} font-medium`}>
                {first}
              </th>
              {others.map((cell, index) => (
                <td
                  key={columns[index + 1]?.name}
                  className={`${CELL} text-ink-soft ${side(columns[index + 1]?.isNumber)}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CELL = 'border-line border-b px-2 py-2.5 align-top first:pl-0 last:pr-0'
const side = (isNumber = false) => (isNumber ? 'text-right tabular-nums' : '')
