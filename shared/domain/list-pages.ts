/** How many rows a page of the desk's lists has. */
export const ROWS_PER_PAGE = 20
