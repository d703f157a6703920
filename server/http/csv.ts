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
