/** Excel reads UTF-8 only after this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet would take such a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Returns a line of a CSV file (RFC 4180). A cell that would be a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(text: string): string {
  const defused = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused
}

/** Read and sent at once. */
const CHUNK = 1_000

export type CsvColumn<Row> = readonly [title: string, cell: (row: Row) => string]

/** The lines of a table, in pieces that fit into the memory: the titles, then the rows that `read` returns. */
export async function* csvTable<Row>(
  columns: readonly CsvColumn<Row>[],
  read: (slice: { offset: number; limit: number }) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvLine(columns.map(([title]) => title))
  for (let offset = 0; ; offset += CHUNK) {
    const rows = await read({ offset, limit: CHUNK })
    yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('')
    if (rows.length < CHUNK) return
  }
}

/** A phone number without its +91: a spreadsheet would take the + for a formula. */
export function phoneCell(phoneNumber: string | null): string {
  return (phoneNumber ?? '').replace(/^\+91/, '')
}
