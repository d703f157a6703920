/** Lists in pages, and searches. */
export const LIST_WORDS = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page} of {pages}',
  clearSearch: 'Clear the search',
  total: 'Total',
} as const
