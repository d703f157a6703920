/** What the books' calls answer. */
export const BOOKS_DONE = {
  closed: 'Day closed',
} as const
