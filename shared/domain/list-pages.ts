/** Rows per page in every list of reception. */
export const ROWS_PER_PAGE = 50

/** At most this many rows of a list are printed. */
export const PRINTED_ROWS = 500
/** The file of entries has at most this many study days. */
export const EXPORT_DAYS = 31

/** The limit of a list without pages, for clients that show everything at once. */
const MAX_UNPAGED_TOURS = 200

/** The bookings of a list are counted up to this number: counting a million takes longer than reading a page. */
export const COUNTED_ROWS = 10_000

/** The number of rows of a list, at most COUNTED_ROWS, and whether there are more. */
type CountedRows = { total: number; more: boolean }

/** Returns what a list says about its length, given the number of rows up to COUNTED_ROWS + 1. */
export function countedRows(found: number): CountedRows {
  return { total: Math.min(found, COUNTED_ROWS), more: found > COUNTED_ROWS }
}

/** Returns the number of rows as it is shown, such as `10000+`. */
export function shownCount({ total, more }: { total: number; more?: boolean | undefined }): string {
  return more ? `${total}+` : String(total)
}

/** Returns the rows of a page. Pages are numbered from 1. */
export function pageSlice(page: number): { offset: number; limit: number } {
  return { offset: (page - 1) * ROWS_PER_PAGE, limit: ROWS_PER_PAGE }
}

/** Returns the tours of a page or, without a page, the newest. */
export function tourSlice(page: number | undefined): { offset: number; limit: number } {
  return page === undefined ? { offset: 0, limit: MAX_UNPAGED_TOURS } : pageSlice(page)
}

/** Returns the number of pages for `total` tours; 1 for a list without pages. */
export function tourPages(total: number, page: number | undefined): number {
  return page === undefined ? 1 : Math.max(1, Math.ceil(total / ROWS_PER_PAGE))
}

/** A user's page lists at most this many of their bookings, payments and passes, the newest. */
export const ROWS_OF_USER = 100
/** At most this many of the tours of an email are listed, the newest. */
export const TOURS_OF_EMAIL = 20

/** At most this many bookings and tours are shown per list of reception's start page. */
export const TODAY_ROWS = 5
