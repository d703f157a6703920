/** The messages of successful calls about the books. */
export const BOOKS_MESSAGES = {
  closed: 'Day closed',
} as const
