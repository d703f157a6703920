/** The messages of successful calls about the books. */
export const BOOKS_DONE = {
  closed: 'Day closed',
} as const
