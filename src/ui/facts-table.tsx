type FactsTableProps = {
  caption: string
  columns: readonly string[]
  /** As many cells as columns; the first names the row. */
  rows: readonly (readonly string[])[]
}

/** A table to look something up in; on a phone each row becomes a small card. */
export function FactsTable({ caption, columns, rows }: FactsTableProps) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table className="block w-full text-left text-sm sm:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-line border-b bg-sunk/60 px-4 py-3 font-semibold"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {rows.map(([name, ...cells]) => (
            <tr
              key={name}
              className="block border-line border-b px-4 py-4 last:border-b-0 sm:table-row sm:p-0"
            >
              <th
                scope="row"
                className="block pb-1 font-semibold align-top sm:table-cell sm:w-[42%] sm:border-line sm:border-b sm:px-4 sm:py-3.5 sm:font-medium"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className="block text-ink-soft align-top sm:table-cell sm:border-line sm:border-b sm:px-4 sm:py-3.5"
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
