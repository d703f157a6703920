/** The rows of a page, counted from 1. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number): Row[] {
  return rows.slice((page - 1) * size, page * size)
}
