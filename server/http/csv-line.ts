/** Excel reads UTF-8 only after this mark. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet would interpret such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Returns a line of a CSV file (RFC 4180). A cell that would be a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(text: string): string {
  const escaped = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}

/** How many rows are read and sent at a time. */
const CHUNK_ROWS = 1_000

export type CsvColumn<Row> = readonly [title: string, cell: (row: Row) => string]

/** Yields a table in chunks that fit into memory: the titles, then the rows that `read` returns. */
export async function* csvTable<Row>(
  columns: readonly CsvColumn<Row>[],
  read: (slice: { offset: number; limit: number }) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvLine(columns.map(([title]) => title))
  for (let offset = 0; ; offset += CHUNK_ROWS) {
    const rows = await read({ offset, limit: CHUNK_ROWS })
    yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('')
    if (rows.length < CHUNK_ROWS) return
  }
}

/** A phone number without its +91: a spreadsheet would interpret the + as a formula. */
export function phoneCell(phoneNumber: string | null): string {
  return (phoneNumber ?? '').replace(/^\+91/, '')
}
