import type { ReactNode } from 'react'

type Column = { name: string; isNumber?: boolean }
type CountsTableProps = {
  caption: string
  columns: readonly Column[]
  /** As many cells as columns. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Said where there are no rows. */
  empty: string
}

/** The numbers of a part of the operators' page; on a phone each row stands by itself. */
export function CountsTable({ caption, columns, rows, empty }: CountsTableProps) {
  if (rows.length === 0) return <p className="text-ink-soft text-sm">{empty}</p>
  return (
    <table className="block w-full text-left text-sm sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" className={`${CELL} font-semibold ${side(isNumber)}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key} className="block border-line border-b py-2.5 last:border-b-0 sm:table-row">
            <th scope="row" className={`block font-medium sm:table-cell ${CELL}`}>
              {first}
            </th>
            {others.map((cell, index) => (
              <Cell key={columns[index + 1]?.name} column={columns[index + 1]}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ column, children }: { column: Column | undefined; children: ReactNode }) {
  return (
    <td
      className={`flex flex-wrap items-center justify-between gap-x-4 text-ink-soft sm:table-cell ${CELL} ${side(column?.isNumber)}`}
    >
      <span className="sm:hidden">{column?.name}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </td>
  )
}

const CELL = 'py-0.5 align-top sm:border-line sm:border-b sm:px-2 sm:py-2.5 sm:last:pr-0 sm:first:pl-0'
const side = (isNumber = false) => (isNumber ? 'tabular-nums sm:text-right' : '')
